/** Generated: whether a document fits the schemas of request bodies in the shipped configuration. Run `npm run generate` and do not edit. */
var Or=(t,s)=>()=>{try{return s||t((s={exports:{}}).exports,s),s.exports}catch(se){throw s=0,se}};var wr=Or(kr=>{"use strict";Object.defineProperty(kr,"__esModule",{value:!0});function Pr(t){let s=t.length,se=0,re=0,R;for(;re<s;)se++,R=t.charCodeAt(re++),R>=
55296&&R<=56319&&re<s&&(R=t.charCodeAt(re),(R&64512)===56320&&re++);return se}kr.default=Pr;Pr.code='require("ajv/dist/runtime/ucs2length").default'});var Cr=U,x={$schema:"http://json-schema.org/draft-07/schema#",description:"Bodies whose members, outside the conversation, are all known, so that a hold can be \
computed from them. Any other may refer to input that the body does not contain, or make the upstream call the model again: urlContext, codeExecution.",type:"ob\
ject",additionalProperties:!1,properties:{model:{},contents:{},systemInstruction:{},system_instruction:{},labels:{},serviceTier:{},service_tier:{},cachedContent:{},
cached_content:{},store:{},modelArmorConfig:{},model_armor_config:{},continuationToken:{},continuation_token:{},generationOutputConfig:{},generation_output_config:{},
generationConfig:{$ref:"#/definitions/generation"},generation_config:{$ref:"#/definitions/generation"},safetySettings:{type:["array","null"],items:{type:["objec\
t"],additionalProperties:!1,properties:{category:{},method:{},threshold:{}}}},safety_settings:{type:["array","null"],items:{type:["object"],additionalProperties:!1,
properties:{category:{},method:{},threshold:{}}}},toolConfig:{type:["object","null"],additionalProperties:!1,properties:{functionCallingConfig:{type:["object","\
null"],additionalProperties:!1,properties:{mode:{},allowedFunctionNames:{},allowed_function_names:{},streamFunctionCallArguments:{},stream_function_call_arguments:{}}},
function_calling_config:{type:["object","null"],additionalProperties:!1,properties:{mode:{},allowedFunctionNames:{},allowed_function_names:{},streamFunctionCallArguments:{},
stream_function_call_arguments:{}}},retrievalConfig:{type:["object","null"],additionalProperties:!1,properties:{languageCode:{},language_code:{},latLng:{},lat_lng:{}}},
retrieval_config:{type:["object","null"],additionalProperties:!1,properties:{languageCode:{},language_code:{},latLng:{},lat_lng:{}}},includeServerSideToolInvocations:{},
include_server_side_tool_invocations:{}}},tool_config:{type:["object","null"],additionalProperties:!1,properties:{functionCallingConfig:{type:["object","null"],
additionalProperties:!1,properties:{mode:{},allowedFunctionNames:{},allowed_function_names:{},streamFunctionCallArguments:{},stream_function_call_arguments:{}}},
function_calling_config:{type:["object","null"],additionalProperties:!1,properties:{mode:{},allowedFunctionNames:{},allowed_function_names:{},streamFunctionCallArguments:{},
stream_function_call_arguments:{}}},retrievalConfig:{type:["object","null"],additionalProperties:!1,properties:{languageCode:{},language_code:{},latLng:{},lat_lng:{}}},
retrieval_config:{type:["object","null"],additionalProperties:!1,properties:{languageCode:{},language_code:{},latLng:{},lat_lng:{}}},includeServerSideToolInvocations:{},
include_server_side_tool_invocations:{}}},tools:{type:["array","null"],items:{type:["object"],additionalProperties:!1,properties:{functionDeclarations:{type:["a\
rray","null"],items:{type:["object","null"],additionalProperties:!1,properties:{name:{},description:{},behavior:{},parameters:{},parametersJsonSchema:{},parameters_json_schema:{},
response:{},responseJsonSchema:{},response_json_schema:{}}}},function_declarations:{type:["array","null"],items:{type:["object","null"],additionalProperties:!1,
properties:{name:{},description:{},behavior:{},parameters:{},parametersJsonSchema:{},parameters_json_schema:{},response:{},responseJsonSchema:{},response_json_schema:{}}}}}}}},
definitions:{generation:{type:["object","null"],additionalProperties:!1,properties:{temperature:{},topP:{},top_p:{},topK:{},top_k:{},candidateCount:{},candidate_count:{},
maxOutputTokens:{},max_output_tokens:{},stopSequences:{},stop_sequences:{},responseLogprobs:{},response_logprobs:{},logprobs:{},presencePenalty:{},presence_penalty:{},
frequencyPenalty:{},frequency_penalty:{},seed:{},responseMimeType:{},response_mime_type:{},responseSchema:{},response_schema:{},responseJsonSchema:{},response_json_schema:{},
responseModalities:{},response_modalities:{},mediaResolution:{},media_resolution:{},audioTimestamp:{},audio_timestamp:{},enableEnhancedCivicAnswers:{},enable_enhanced_civic_answers:{},
enableAffectiveDialog:{},enable_affective_dialog:{},routingConfig:{},routing_config:{},modelConfig:{},model_config:{},modelSelectionConfig:{},model_selection_config:{},
responseFormat:{},response_format:{},thinkingConfig:{type:["object","null"],additionalProperties:!1,properties:{includeThoughts:{},include_thoughts:{},thinkingBudget:{},
thinking_budget:{},thinkingLevel:{},thinking_level:{}}},thinking_config:{type:["object","null"],additionalProperties:!1,properties:{includeThoughts:{},include_thoughts:{},
thinkingBudget:{},thinking_budget:{},thinkingLevel:{},thinking_level:{}}}}}}},me={type:["object","null"],additionalProperties:!1,properties:{temperature:{},topP:{},
top_p:{},topK:{},top_k:{},candidateCount:{},candidate_count:{},maxOutputTokens:{},max_output_tokens:{},stopSequences:{},stop_sequences:{},responseLogprobs:{},response_logprobs:{},
logprobs:{},presencePenalty:{},presence_penalty:{},frequencyPenalty:{},frequency_penalty:{},seed:{},responseMimeType:{},response_mime_type:{},responseSchema:{},
response_schema:{},responseJsonSchema:{},response_json_schema:{},responseModalities:{},response_modalities:{},mediaResolution:{},media_resolution:{},audioTimestamp:{},
audio_timestamp:{},enableEnhancedCivicAnswers:{},enable_enhanced_civic_answers:{},enableAffectiveDialog:{},enable_affective_dialog:{},routingConfig:{},routing_config:{},
modelConfig:{},model_config:{},modelSelectionConfig:{},model_selection_config:{},responseFormat:{},response_format:{},thinkingConfig:{type:["object","null"],additionalProperties:!1,
properties:{includeThoughts:{},include_thoughts:{},thinkingBudget:{},thinking_budget:{},thinkingLevel:{},thinking_level:{}}},thinking_config:{type:["object","nu\
ll"],additionalProperties:!1,properties:{includeThoughts:{},include_thoughts:{},thinkingBudget:{},thinking_budget:{},thinkingLevel:{},thinking_level:{}}}}},Ge=Object.
prototype.hasOwnProperty;function U(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let b=e;for(let i in t)if(!Ge.call(x.properties,i)){return U.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,parentSchema:x,data:t}],!1;break}if(b===e){if(t.generationConfig!==
void 0){let i=t.generationConfig,y=e,d=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return U.errors=[{instancePath:s+"/generationConfig",schemaPath:"\
#/definitions/generation/type",keyword:"type",params:{type:me.type},message:"must be object,null",schema:me.type,parentSchema:me,data:i}],!1;if(e===d&&i&&typeof i==
"object"&&!Array.isArray(i)){let v=e;for(let o in i)if(!Ge.call(me.properties,o)){return U.errors=[{instancePath:s+"/generationConfig",schemaPath:"#/definitions\
/generation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:me,
data:i}],!1;break}if(v===e){if(i.thinkingConfig!==void 0){let o=i.thinkingConfig,g=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return U.errors=[{
instancePath:s+"/generationConfig/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/type",keyword:"type",params:{type:me.properties.
thinkingConfig.type},message:"must be object,null",schema:me.properties.thinkingConfig.type,parentSchema:me.properties.thinkingConfig,data:o}],!1;if(e===g&&o&&typeof o==
"object"&&!Array.isArray(o)){for(let p in o)if(!(p==="includeThoughts"||p==="include_thoughts"||p==="thinkingBudget"||p==="thinking_budget"||p==="thinkingLevel"||
p==="thinking_level")){return U.errors=[{instancePath:s+"/generationConfig/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties",schema:!1,parentSchema:me.properties.
thinkingConfig,data:o}],!1;break}}var n=g===e}else var n=!0;if(n)if(i.thinking_config!==void 0){let o=i.thinking_config,g=e;if(!(o&&typeof o=="object"&&!Array.isArray(
o))&&o!==null)return U.errors=[{instancePath:s+"/generationConfig/thinking_config",schemaPath:"#/definitions/generation/properties/thinking_config/type",keyword:"\
type",params:{type:me.properties.thinking_config.type},message:"must be object,null",schema:me.properties.thinking_config.type,parentSchema:me.properties.thinking_config,
data:o}],!1;if(e===g&&o&&typeof o=="object"&&!Array.isArray(o)){for(let _ in o)if(!(_==="includeThoughts"||_==="include_thoughts"||_==="thinkingBudget"||_==="th\
inking_budget"||_==="thinkingLevel"||_==="thinking_level")){return U.errors=[{instancePath:s+"/generationConfig/thinking_config",schemaPath:"#/definitions/gener\
ation/properties/thinking_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},message:"must NOT have additional properties",
schema:!1,parentSchema:me.properties.thinking_config,data:o}],!1;break}}var n=g===e}else var n=!0}}var w=y===e}else var w=!0;if(w){if(t.generation_config!==void 0){
let i=t.generation_config,y=e,d=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return U.errors=[{instancePath:s+"/generation_config",schemaPath:"#/d\
efinitions/generation/type",keyword:"type",params:{type:me.type},message:"must be object,null",schema:me.type,parentSchema:me,data:i}],!1;if(e===d&&i&&typeof i==
"object"&&!Array.isArray(i)){let o=e;for(let g in i)if(!Ge.call(me.properties,g)){return U.errors=[{instancePath:s+"/generation_config",schemaPath:"#/definition\
s/generation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},message:"must NOT have additional properties",schema:!1,parentSchema:me,
data:i}],!1;break}if(o===e){if(i.thinkingConfig!==void 0){let g=i.thinkingConfig,p=e;if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null)return U.errors=[{
instancePath:s+"/generation_config/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/type",keyword:"type",params:{type:me.properties.
thinkingConfig.type},message:"must be object,null",schema:me.properties.thinkingConfig.type,parentSchema:me.properties.thinkingConfig,data:g}],!1;if(e===p&&g&&typeof g==
"object"&&!Array.isArray(g)){for(let _ in g)if(!(_==="includeThoughts"||_==="include_thoughts"||_==="thinkingBudget"||_==="thinking_budget"||_==="thinkingLevel"||
_==="thinking_level")){return U.errors=[{instancePath:s+"/generation_config/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},message:"must NOT have additional properties",schema:!1,parentSchema:me.properties.
thinkingConfig,data:g}],!1;break}}var h=p===e}else var h=!0;if(h)if(i.thinking_config!==void 0){let g=i.thinking_config,p=e;if(!(g&&typeof g=="object"&&!Array.isArray(
g))&&g!==null)return U.errors=[{instancePath:s+"/generation_config/thinking_config",schemaPath:"#/definitions/generation/properties/thinking_config/type",keyword:"\
type",params:{type:me.properties.thinking_config.type},message:"must be object,null",schema:me.properties.thinking_config.type,parentSchema:me.properties.thinking_config,
data:g}],!1;if(e===p&&g&&typeof g=="object"&&!Array.isArray(g)){for(let A in g)if(!(A==="includeThoughts"||A==="include_thoughts"||A==="thinkingBudget"||A==="th\
inking_budget"||A==="thinkingLevel"||A==="thinking_level")){return U.errors=[{instancePath:s+"/generation_config/thinking_config",schemaPath:"#/definitions/gene\
ration/properties/thinking_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"must NOT have additional propertie\
s",schema:!1,parentSchema:me.properties.thinking_config,data:g}],!1;break}}var h=p===e}else var h=!0}}var w=y===e}else var w=!0;if(w){if(t.safetySettings!==void 0){
let i=t.safetySettings,y=e;if(!Array.isArray(i)&&i!==null)return U.errors=[{instancePath:s+"/safetySettings",schemaPath:"#/properties/safetySettings/type",keyword:"\
type",params:{type:x.properties.safetySettings.type},message:"must be array,null",schema:x.properties.safetySettings.type,parentSchema:x.properties.safetySettings,
data:i}],!1;if(e===y&&Array.isArray(i)){var j=!0;let v=i.length;for(let o=0;o<v;o++){let g=i[o],p=e;if(e===p)if(g&&typeof g=="object"&&!Array.isArray(g)){for(let A in g)
if(!(A==="category"||A==="method"||A==="threshold")){return U.errors=[{instancePath:s+"/safetySettings/"+o,schemaPath:"#/properties/safetySettings/items/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"must NOT have additional properties",schema:!1,parentSchema:x.properties.safetySettings.
items,data:g}],!1;break}}else return U.errors=[{instancePath:s+"/safetySettings/"+o,schemaPath:"#/properties/safetySettings/items/type",keyword:"type",params:{type:x.
properties.safetySettings.items.type},message:"must be object",schema:x.properties.safetySettings.items.type,parentSchema:x.properties.safetySettings.items,data:g}],
!1;var j=p===e;if(!j)break}}var w=y===e}else var w=!0;if(w){if(t.safety_settings!==void 0){let i=t.safety_settings,y=e;if(!Array.isArray(i)&&i!==null)return U.errors=
[{instancePath:s+"/safety_settings",schemaPath:"#/properties/safety_settings/type",keyword:"type",params:{type:x.properties.safety_settings.type},message:"must \
be array,null",schema:x.properties.safety_settings.type,parentSchema:x.properties.safety_settings,data:i}],!1;if(e===y&&Array.isArray(i)){var k=!0;let v=i.length;
for(let o=0;o<v;o++){let g=i[o],p=e;if(e===p)if(g&&typeof g=="object"&&!Array.isArray(g)){for(let A in g)if(!(A==="category"||A==="method"||A==="threshold")){return U.
errors=[{instancePath:s+"/safety_settings/"+o,schemaPath:"#/properties/safety_settings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},
message:"must NOT have additional properties",schema:!1,parentSchema:x.properties.safety_settings.items,data:g}],!1;break}}else return U.errors=[{instancePath:s+
"/safety_settings/"+o,schemaPath:"#/properties/safety_settings/items/type",keyword:"type",params:{type:x.properties.safety_settings.items.type},message:"must be\
 object",schema:x.properties.safety_settings.items.type,parentSchema:x.properties.safety_settings.items,data:g}],!1;var k=p===e;if(!k)break}}var w=y===e}else var w=!0;
if(w){if(t.toolConfig!==void 0){let i=t.toolConfig,y=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return U.errors=[{instancePath:s+"/toolConfig",schemaPath:"\
#/properties/toolConfig/type",keyword:"type",params:{type:x.properties.toolConfig.type},message:"must be object,null",schema:x.properties.toolConfig.type,parentSchema:x.
properties.toolConfig,data:i}],!1;if(e===y&&i&&typeof i=="object"&&!Array.isArray(i)){let v=e;for(let o in i)if(!(o==="functionCallingConfig"||o==="function_cal\
ling_config"||o==="retrievalConfig"||o==="retrieval_config"||o==="includeServerSideToolInvocations"||o==="include_server_side_tool_invocations")){return U.errors=
[{instancePath:s+"/toolConfig",schemaPath:"#/properties/toolConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:x.properties.toolConfig,data:i}],!1;break}if(v===e){if(i.functionCallingConfig!==void 0){let o=i.functionCallingConfig,
g=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return U.errors=[{instancePath:s+"/toolConfig/functionCallingConfig",schemaPath:"#/properties/toolC\
onfig/properties/functionCallingConfig/type",keyword:"type",params:{type:x.properties.toolConfig.properties.functionCallingConfig.type},message:"must be object,\
null",schema:x.properties.toolConfig.properties.functionCallingConfig.type,parentSchema:x.properties.toolConfig.properties.functionCallingConfig,data:o}],!1;if(e===
g&&o&&typeof o=="object"&&!Array.isArray(o)){for(let p in o)if(!(p==="mode"||p==="allowedFunctionNames"||p==="allowed_function_names"||p==="streamFunctionCallAr\
guments"||p==="stream_function_call_arguments")){return U.errors=[{instancePath:s+"/toolConfig/functionCallingConfig",schemaPath:"#/properties/toolConfig/proper\
ties/functionCallingConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties",schema:!1,
parentSchema:x.properties.toolConfig.properties.functionCallingConfig,data:o}],!1;break}}var m=g===e}else var m=!0;if(m){if(i.function_calling_config!==void 0){
let o=i.function_calling_config,g=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return U.errors=[{instancePath:s+"/toolConfig/function_calling_conf\
ig",schemaPath:"#/properties/toolConfig/properties/function_calling_config/type",keyword:"type",params:{type:x.properties.toolConfig.properties.function_calling_config.
type},message:"must be object,null",schema:x.properties.toolConfig.properties.function_calling_config.type,parentSchema:x.properties.toolConfig.properties.function_calling_config,
data:o}],!1;if(e===g&&o&&typeof o=="object"&&!Array.isArray(o)){for(let _ in o)if(!(_==="mode"||_==="allowedFunctionNames"||_==="allowed_function_names"||_==="s\
treamFunctionCallArguments"||_==="stream_function_call_arguments")){return U.errors=[{instancePath:s+"/toolConfig/function_calling_config",schemaPath:"#/propert\
ies/toolConfig/properties/function_calling_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},message:"must NOT have addi\
tional properties",schema:!1,parentSchema:x.properties.toolConfig.properties.function_calling_config,data:o}],!1;break}}var m=g===e}else var m=!0;if(m){if(i.retrievalConfig!==
void 0){let o=i.retrievalConfig,g=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return U.errors=[{instancePath:s+"/toolConfig/retrievalConfig",schemaPath:"\
#/properties/toolConfig/properties/retrievalConfig/type",keyword:"type",params:{type:x.properties.toolConfig.properties.retrievalConfig.type},message:"must be o\
bject,null",schema:x.properties.toolConfig.properties.retrievalConfig.type,parentSchema:x.properties.toolConfig.properties.retrievalConfig,data:o}],!1;if(e===g&&
o&&typeof o=="object"&&!Array.isArray(o)){for(let _ in o)if(!(_==="languageCode"||_==="language_code"||_==="latLng"||_==="lat_lng")){return U.errors=[{instancePath:s+
"/toolConfig/retrievalConfig",schemaPath:"#/properties/toolConfig/properties/retrievalConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},
message:"must NOT have additional properties",schema:!1,parentSchema:x.properties.toolConfig.properties.retrievalConfig,data:o}],!1;break}}var m=g===e}else var m=!0;
if(m)if(i.retrieval_config!==void 0){let o=i.retrieval_config,g=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return U.errors=[{instancePath:s+"/to\
olConfig/retrieval_config",schemaPath:"#/properties/toolConfig/properties/retrieval_config/type",keyword:"type",params:{type:x.properties.toolConfig.properties.
retrieval_config.type},message:"must be object,null",schema:x.properties.toolConfig.properties.retrieval_config.type,parentSchema:x.properties.toolConfig.properties.
retrieval_config,data:o}],!1;if(e===g&&o&&typeof o=="object"&&!Array.isArray(o)){for(let _ in o)if(!(_==="languageCode"||_==="language_code"||_==="latLng"||_===
"lat_lng")){return U.errors=[{instancePath:s+"/toolConfig/retrieval_config",schemaPath:"#/properties/toolConfig/properties/retrieval_config/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:_},message:"must NOT have additional properties",schema:!1,parentSchema:x.properties.toolConfig.properties.
retrieval_config,data:o}],!1;break}}var m=g===e}else var m=!0}}}}var w=y===e}else var w=!0;if(w){if(t.tool_config!==void 0){let i=t.tool_config,y=e;if(!(i&&typeof i==
"object"&&!Array.isArray(i))&&i!==null)return U.errors=[{instancePath:s+"/tool_config",schemaPath:"#/properties/tool_config/type",keyword:"type",params:{type:x.
properties.tool_config.type},message:"must be object,null",schema:x.properties.tool_config.type,parentSchema:x.properties.tool_config,data:i}],!1;if(e===y&&i&&typeof i==
"object"&&!Array.isArray(i)){let v=e;for(let o in i)if(!(o==="functionCallingConfig"||o==="function_calling_config"||o==="retrievalConfig"||o==="retrieval_confi\
g"||o==="includeServerSideToolInvocations"||o==="include_server_side_tool_invocations")){return U.errors=[{instancePath:s+"/tool_config",schemaPath:"#/propertie\
s/tool_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:x.
properties.tool_config,data:i}],!1;break}if(v===e){if(i.functionCallingConfig!==void 0){let o=i.functionCallingConfig,g=e;if(!(o&&typeof o=="object"&&!Array.isArray(
o))&&o!==null)return U.errors=[{instancePath:s+"/tool_config/functionCallingConfig",schemaPath:"#/properties/tool_config/properties/functionCallingConfig/type",
keyword:"type",params:{type:x.properties.tool_config.properties.functionCallingConfig.type},message:"must be object,null",schema:x.properties.tool_config.properties.
functionCallingConfig.type,parentSchema:x.properties.tool_config.properties.functionCallingConfig,data:o}],!1;if(e===g&&o&&typeof o=="object"&&!Array.isArray(o)){
for(let p in o)if(!(p==="mode"||p==="allowedFunctionNames"||p==="allowed_function_names"||p==="streamFunctionCallArguments"||p==="stream_function_call_arguments")){
return U.errors=[{instancePath:s+"/tool_config/functionCallingConfig",schemaPath:"#/properties/tool_config/properties/functionCallingConfig/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties",schema:!1,parentSchema:x.properties.tool_config.properties.
functionCallingConfig,data:o}],!1;break}}var a=g===e}else var a=!0;if(a){if(i.function_calling_config!==void 0){let o=i.function_calling_config,g=e;if(!(o&&typeof o==
"object"&&!Array.isArray(o))&&o!==null)return U.errors=[{instancePath:s+"/tool_config/function_calling_config",schemaPath:"#/properties/tool_config/properties/f\
unction_calling_config/type",keyword:"type",params:{type:x.properties.tool_config.properties.function_calling_config.type},message:"must be object,null",schema:x.
properties.tool_config.properties.function_calling_config.type,parentSchema:x.properties.tool_config.properties.function_calling_config,data:o}],!1;if(e===g&&o&&
typeof o=="object"&&!Array.isArray(o)){for(let _ in o)if(!(_==="mode"||_==="allowedFunctionNames"||_==="allowed_function_names"||_==="streamFunctionCallArgument\
s"||_==="stream_function_call_arguments")){return U.errors=[{instancePath:s+"/tool_config/function_calling_config",schemaPath:"#/properties/tool_config/properti\
es/function_calling_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},message:"must NOT have additional properties",schema:!1,
parentSchema:x.properties.tool_config.properties.function_calling_config,data:o}],!1;break}}var a=g===e}else var a=!0;if(a){if(i.retrievalConfig!==void 0){let o=i.
retrievalConfig,g=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return U.errors=[{instancePath:s+"/tool_config/retrievalConfig",schemaPath:"#/prope\
rties/tool_config/properties/retrievalConfig/type",keyword:"type",params:{type:x.properties.tool_config.properties.retrievalConfig.type},message:"must be object\
,null",schema:x.properties.tool_config.properties.retrievalConfig.type,parentSchema:x.properties.tool_config.properties.retrievalConfig,data:o}],!1;if(e===g&&o&&
typeof o=="object"&&!Array.isArray(o)){for(let _ in o)if(!(_==="languageCode"||_==="language_code"||_==="latLng"||_==="lat_lng")){return U.errors=[{instancePath:s+
"/tool_config/retrievalConfig",schemaPath:"#/properties/tool_config/properties/retrievalConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},
message:"must NOT have additional properties",schema:!1,parentSchema:x.properties.tool_config.properties.retrievalConfig,data:o}],!1;break}}var a=g===e}else var a=!0;
if(a)if(i.retrieval_config!==void 0){let o=i.retrieval_config,g=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return U.errors=[{instancePath:s+"/to\
ol_config/retrieval_config",schemaPath:"#/properties/tool_config/properties/retrieval_config/type",keyword:"type",params:{type:x.properties.tool_config.properties.
retrieval_config.type},message:"must be object,null",schema:x.properties.tool_config.properties.retrieval_config.type,parentSchema:x.properties.tool_config.properties.
retrieval_config,data:o}],!1;if(e===g&&o&&typeof o=="object"&&!Array.isArray(o)){for(let _ in o)if(!(_==="languageCode"||_==="language_code"||_==="latLng"||_===
"lat_lng")){return U.errors=[{instancePath:s+"/tool_config/retrieval_config",schemaPath:"#/properties/tool_config/properties/retrieval_config/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:_},message:"must NOT have additional properties",schema:!1,parentSchema:x.properties.tool_config.properties.
retrieval_config,data:o}],!1;break}}var a=g===e}else var a=!0}}}}var w=y===e}else var w=!0;if(w)if(t.tools!==void 0){let i=t.tools,y=e;if(!Array.isArray(i)&&i!==
null)return U.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:x.properties.tools.type},message:"must be array,\
null",schema:x.properties.tools.type,parentSchema:x.properties.tools,data:i}],!1;if(e===y&&Array.isArray(i)){var c=!0;let v=i.length;for(let o=0;o<v;o++){let g=i[o],
p=e;if(e===p)if(g&&typeof g=="object"&&!Array.isArray(g)){let A=e;for(let P in g)if(!(P==="functionDeclarations"||P==="function_declarations")){return U.errors=
[{instancePath:s+"/tools/"+o,schemaPath:"#/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},message:"mu\
st NOT have additional properties",schema:!1,parentSchema:x.properties.tools.items,data:g}],!1;break}if(A===e){if(g.functionDeclarations!==void 0){let P=g.functionDeclarations,
S=e;if(!Array.isArray(P)&&P!==null)return U.errors=[{instancePath:s+"/tools/"+o+"/functionDeclarations",schemaPath:"#/properties/tools/items/properties/function\
Declarations/type",keyword:"type",params:{type:x.properties.tools.items.properties.functionDeclarations.type},message:"must be array,null",schema:x.properties.tools.
items.properties.functionDeclarations.type,parentSchema:x.properties.tools.items.properties.functionDeclarations,data:P}],!1;if(e===S&&Array.isArray(P)){var l=!0;
let q=P.length;for(let D=0;D<q;D++){let C=P[D],z=e;if(!(C&&typeof C=="object"&&!Array.isArray(C))&&C!==null)return U.errors=[{instancePath:s+"/tools/"+o+"/funct\
ionDeclarations/"+D,schemaPath:"#/properties/tools/items/properties/functionDeclarations/items/type",keyword:"type",params:{type:x.properties.tools.items.properties.
functionDeclarations.items.type},message:"must be object,null",schema:x.properties.tools.items.properties.functionDeclarations.items.type,parentSchema:x.properties.
tools.items.properties.functionDeclarations.items,data:C}],!1;if(e===z&&C&&typeof C=="object"&&!Array.isArray(C)){for(let ye in C)if(!Ge.call(x.properties.tools.
items.properties.functionDeclarations.items.properties,ye)){return U.errors=[{instancePath:s+"/tools/"+o+"/functionDeclarations/"+D,schemaPath:"#/properties/too\
ls/items/properties/functionDeclarations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ye},message:"must NOT have additi\
onal properties",schema:!1,parentSchema:x.properties.tools.items.properties.functionDeclarations.items,data:C}],!1;break}}var l=z===e;if(!l)break}}var f=S===e}else
var f=!0;if(f)if(g.function_declarations!==void 0){let P=g.function_declarations,S=e;if(!Array.isArray(P)&&P!==null)return U.errors=[{instancePath:s+"/tools/"+o+
"/function_declarations",schemaPath:"#/properties/tools/items/properties/function_declarations/type",keyword:"type",params:{type:x.properties.tools.items.properties.
function_declarations.type},message:"must be array,null",schema:x.properties.tools.items.properties.function_declarations.type,parentSchema:x.properties.tools.items.
properties.function_declarations,data:P}],!1;if(e===S&&Array.isArray(P)){var u=!0;let D=P.length;for(let C=0;C<D;C++){let z=P[C],K=e;if(!(z&&typeof z=="object"&&
!Array.isArray(z))&&z!==null)return U.errors=[{instancePath:s+"/tools/"+o+"/function_declarations/"+C,schemaPath:"#/properties/tools/items/properties/function_d\
eclarations/items/type",keyword:"type",params:{type:x.properties.tools.items.properties.function_declarations.items.type},message:"must be object,null",schema:x.
properties.tools.items.properties.function_declarations.items.type,parentSchema:x.properties.tools.items.properties.function_declarations.items,data:z}],!1;if(e===
K&&z&&typeof z=="object"&&!Array.isArray(z)){for(let W in z)if(!Ge.call(x.properties.tools.items.properties.function_declarations.items.properties,W)){return U.
errors=[{instancePath:s+"/tools/"+o+"/function_declarations/"+C,schemaPath:"#/properties/tools/items/properties/function_declarations/items/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:W},message:"must NOT have additional properties",schema:!1,parentSchema:x.properties.tools.items.properties.
function_declarations.items,data:z}],!1;break}}var u=K===e;if(!u)break}}var f=S===e}else var f=!0}}else return U.errors=[{instancePath:s+"/tools/"+o,schemaPath:"\
#/properties/tools/items/type",keyword:"type",params:{type:x.properties.tools.items.type},message:"must be object",schema:x.properties.tools.items.type,parentSchema:x.
properties.tools.items,data:g}],!1;var c=p===e;if(!c)break}}var w=y===e}else var w=!0}}}}}}}else return U.errors=[{instancePath:s,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:x.type,parentSchema:x,data:t}],!1;return U.errors=r,e===0}var qr=vr,_r={$schema:"http://json-schema.\
org/draft-07/schema#",description:"Bodies whose parts cost no more tokens than their bytes, or are inline images. Others may cost anything: files, inline audio,\
 video and documents, and parts that are not listed.",type:"object",properties:{contents:{type:"array",items:{$ref:"#/definitions/content"}},systemInstruction:{
$ref:"#/definitions/instruction"},system_instruction:{$ref:"#/definitions/instruction"}},definitions:{content:{type:"object",properties:{parts:{type:["array","n\
ull"],items:{$ref:"#/definitions/part"}},role:{}},additionalProperties:!1},instruction:{type:["object","null"],properties:{parts:{type:["array","object","null"],
items:{$ref:"#/definitions/text"},additionalProperties:!1,properties:{text:{}}},role:{}},additionalProperties:!1},text:{type:"object",additionalProperties:!1,properties:{
text:{type:"string"}}},part:{type:"object",additionalProperties:!1,properties:{text:{},thought:{},thoughtSignature:{},thought_signature:{},partMetadata:{},part_metadata:{},
mediaResolution:{type:["object","null"],additionalProperties:!1,properties:{level:{}}},media_resolution:{type:["object","null"],additionalProperties:!1,properties:{
level:{}}},functionCall:{type:["object","null"],additionalProperties:!1,properties:{id:{},name:{},args:{},partialArgs:{},partial_args:{},willContinue:{},will_continue:{}}},
function_call:{type:["object","null"],additionalProperties:!1,properties:{id:{},name:{},args:{},partialArgs:{},partial_args:{},willContinue:{},will_continue:{}}},
functionResponse:{$ref:"#/definitions/response"},function_response:{$ref:"#/definitions/response"},executableCode:{type:["object","null"],additionalProperties:!1,
properties:{id:{},code:{},language:{}}},executable_code:{type:["object","null"],additionalProperties:!1,properties:{id:{},code:{},language:{}}},codeExecutionResult:{
type:["object","null"],additionalProperties:!1,properties:{id:{},outcome:{},output:{}}},code_execution_result:{type:["object","null"],additionalProperties:!1,properties:{
id:{},outcome:{},output:{}}},inlineData:{type:["object","null"],additionalProperties:!1,properties:{mimeType:{$ref:"#/definitions/image"},mime_type:{$ref:"#/def\
initions/image"},data:{type:"string"},displayName:{},display_name:{}},anyOf:[{required:["mimeType"]},{required:["mime_type"]}]},inline_data:{type:["object","nul\
l"],additionalProperties:!1,properties:{mimeType:{$ref:"#/definitions/image"},mime_type:{$ref:"#/definitions/image"},data:{type:"string"},displayName:{},display_name:{}},
anyOf:[{required:["mimeType"]},{required:["mime_type"]}]}}},response:{type:["object","null"],additionalProperties:!1,properties:{id:{},name:{},response:{},willContinue:{},
will_continue:{},scheduling:{}}},image:{enum:["image/png","image/jpeg","image/jpg","image/webp","image/avif","image/heic","image/heif"]}}},tr={type:"object",properties:{
parts:{type:["array","null"],items:{$ref:"#/definitions/part"}},role:{}},additionalProperties:!1},$={type:"object",additionalProperties:!1,properties:{text:{},thought:{},
thoughtSignature:{},thought_signature:{},partMetadata:{},part_metadata:{},mediaResolution:{type:["object","null"],additionalProperties:!1,properties:{level:{}}},
media_resolution:{type:["object","null"],additionalProperties:!1,properties:{level:{}}},functionCall:{type:["object","null"],additionalProperties:!1,properties:{
id:{},name:{},args:{},partialArgs:{},partial_args:{},willContinue:{},will_continue:{}}},function_call:{type:["object","null"],additionalProperties:!1,properties:{
id:{},name:{},args:{},partialArgs:{},partial_args:{},willContinue:{},will_continue:{}}},functionResponse:{$ref:"#/definitions/response"},function_response:{$ref:"\
#/definitions/response"},executableCode:{type:["object","null"],additionalProperties:!1,properties:{id:{},code:{},language:{}}},executable_code:{type:["object",
"null"],additionalProperties:!1,properties:{id:{},code:{},language:{}}},codeExecutionResult:{type:["object","null"],additionalProperties:!1,properties:{id:{},outcome:{},
output:{}}},code_execution_result:{type:["object","null"],additionalProperties:!1,properties:{id:{},outcome:{},output:{}}},inlineData:{type:["object","null"],additionalProperties:!1,
properties:{mimeType:{$ref:"#/definitions/image"},mime_type:{$ref:"#/definitions/image"},data:{type:"string"},displayName:{},display_name:{}},anyOf:[{required:[
"mimeType"]},{required:["mime_type"]}]},inline_data:{type:["object","null"],additionalProperties:!1,properties:{mimeType:{$ref:"#/definitions/image"},mime_type:{
$ref:"#/definitions/image"},data:{type:"string"},displayName:{},display_name:{}},anyOf:[{required:["mimeType"]},{required:["mime_type"]}]}}},Ye={type:["object",
"null"],additionalProperties:!1,properties:{id:{},name:{},response:{},willContinue:{},will_continue:{},scheduling:{}}},$e={enum:["image/png","image/jpeg","image\
/jpg","image/webp","image/avif","image/heic","image/heif"]};function Q(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;
if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let m=e;for(let a in t)if(!Ge.call($.properties,a)){return Q.errors=[{instancePath:s,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:$,data:t}],!1;break}
if(m===e){if(t.mediaResolution!==void 0){let a=t.mediaResolution,c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Q.errors=[{instancePath:s+"\
/mediaResolution",schemaPath:"#/properties/mediaResolution/type",keyword:"type",params:{type:$.properties.mediaResolution.type},message:"must be object,null",schema:$.
properties.mediaResolution.type,parentSchema:$.properties.mediaResolution,data:a}],!1;if(e===c&&a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(l!==
"level"){return Q.errors=[{instancePath:s+"/mediaResolution",schemaPath:"#/properties/mediaResolution/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.mediaResolution,data:a}],!1;break}}var n=c===e}else var n=!0;
if(n){if(t.media_resolution!==void 0){let a=t.media_resolution,c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Q.errors=[{instancePath:s+"/m\
edia_resolution",schemaPath:"#/properties/media_resolution/type",keyword:"type",params:{type:$.properties.media_resolution.type},message:"must be object,null",schema:$.
properties.media_resolution.type,parentSchema:$.properties.media_resolution,data:a}],!1;if(e===c&&a&&typeof a=="object"&&!Array.isArray(a)){for(let f in a)if(f!==
"level"){return Q.errors=[{instancePath:s+"/media_resolution",schemaPath:"#/properties/media_resolution/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f},message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.media_resolution,data:a}],!1;break}}var n=c===e}else var n=!0;
if(n){if(t.functionCall!==void 0){let a=t.functionCall,c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Q.errors=[{instancePath:s+"/functionC\
all",schemaPath:"#/properties/functionCall/type",keyword:"type",params:{type:$.properties.functionCall.type},message:"must be object,null",schema:$.properties.functionCall.
type,parentSchema:$.properties.functionCall,data:a}],!1;if(e===c&&a&&typeof a=="object"&&!Array.isArray(a)){for(let f in a)if(!(f==="id"||f==="name"||f==="args"||
f==="partialArgs"||f==="partial_args"||f==="willContinue"||f==="will_continue")){return Q.errors=[{instancePath:s+"/functionCall",schemaPath:"#/properties/funct\
ionCall/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties",schema:!1,parentSchema:$.
properties.functionCall,data:a}],!1;break}}var n=c===e}else var n=!0;if(n){if(t.function_call!==void 0){let a=t.function_call,c=e;if(!(a&&typeof a=="object"&&!Array.
isArray(a))&&a!==null)return Q.errors=[{instancePath:s+"/function_call",schemaPath:"#/properties/function_call/type",keyword:"type",params:{type:$.properties.function_call.
type},message:"must be object,null",schema:$.properties.function_call.type,parentSchema:$.properties.function_call,data:a}],!1;if(e===c&&a&&typeof a=="object"&&
!Array.isArray(a)){for(let f in a)if(!(f==="id"||f==="name"||f==="args"||f==="partialArgs"||f==="partial_args"||f==="willContinue"||f==="will_continue")){return Q.
errors=[{instancePath:s+"/function_call",schemaPath:"#/properties/function_call/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},
message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.function_call,data:a}],!1;break}}var n=c===e}else var n=!0;if(n){if(t.functionResponse!==
void 0){let a=t.functionResponse,c=e,l=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Q.errors=[{instancePath:s+"/functionResponse",schemaPath:"\
#/definitions/response/type",keyword:"type",params:{type:Ye.type},message:"must be object,null",schema:Ye.type,parentSchema:Ye,data:a}],!1;if(e===l&&a&&typeof a==
"object"&&!Array.isArray(a)){for(let u in a)if(!(u==="id"||u==="name"||u==="response"||u==="willContinue"||u==="will_continue"||u==="scheduling")){return Q.errors=
[{instancePath:s+"/functionResponse",schemaPath:"#/definitions/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"\
must NOT have additional properties",schema:!1,parentSchema:Ye,data:a}],!1;break}}var n=c===e}else var n=!0;if(n){if(t.function_response!==void 0){let a=t.function_response,
c=e,l=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Q.errors=[{instancePath:s+"/function_response",schemaPath:"#/definitions/response/type",
keyword:"type",params:{type:Ye.type},message:"must be object,null",schema:Ye.type,parentSchema:Ye,data:a}],!1;if(e===l&&a&&typeof a=="object"&&!Array.isArray(a)){
for(let u in a)if(!(u==="id"||u==="name"||u==="response"||u==="willContinue"||u==="will_continue"||u==="scheduling")){return Q.errors=[{instancePath:s+"/functio\
n_response",schemaPath:"#/definitions/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:Ye,data:a}],!1;break}}var n=c===e}else var n=!0;if(n){if(t.executableCode!==void 0){let a=t.executableCode,c=e;if(!(a&&typeof a==
"object"&&!Array.isArray(a))&&a!==null)return Q.errors=[{instancePath:s+"/executableCode",schemaPath:"#/properties/executableCode/type",keyword:"type",params:{type:$.
properties.executableCode.type},message:"must be object,null",schema:$.properties.executableCode.type,parentSchema:$.properties.executableCode,data:a}],!1;if(e===
c&&a&&typeof a=="object"&&!Array.isArray(a)){for(let f in a)if(!(f==="id"||f==="code"||f==="language")){return Q.errors=[{instancePath:s+"/executableCode",schemaPath:"\
#/properties/executableCode/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties",schema:!1,
parentSchema:$.properties.executableCode,data:a}],!1;break}}var n=c===e}else var n=!0;if(n){if(t.executable_code!==void 0){let a=t.executable_code,c=e;if(!(a&&typeof a==
"object"&&!Array.isArray(a))&&a!==null)return Q.errors=[{instancePath:s+"/executable_code",schemaPath:"#/properties/executable_code/type",keyword:"type",params:{
type:$.properties.executable_code.type},message:"must be object,null",schema:$.properties.executable_code.type,parentSchema:$.properties.executable_code,data:a}],
!1;if(e===c&&a&&typeof a=="object"&&!Array.isArray(a)){for(let f in a)if(!(f==="id"||f==="code"||f==="language")){return Q.errors=[{instancePath:s+"/executable_\
code",schemaPath:"#/properties/executable_code/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:$.properties.executable_code,data:a}],!1;break}}var n=c===e}else var n=!0;if(n){if(t.codeExecutionResult!==void 0){let a=t.
codeExecutionResult,c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Q.errors=[{instancePath:s+"/codeExecutionResult",schemaPath:"#/propertie\
s/codeExecutionResult/type",keyword:"type",params:{type:$.properties.codeExecutionResult.type},message:"must be object,null",schema:$.properties.codeExecutionResult.
type,parentSchema:$.properties.codeExecutionResult,data:a}],!1;if(e===c&&a&&typeof a=="object"&&!Array.isArray(a)){for(let f in a)if(!(f==="id"||f==="outcome"||
f==="output")){return Q.errors=[{instancePath:s+"/codeExecutionResult",schemaPath:"#/properties/codeExecutionResult/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:f},message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.codeExecutionResult,data:a}],!1;break}}
var n=c===e}else var n=!0;if(n){if(t.code_execution_result!==void 0){let a=t.code_execution_result,c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)
return Q.errors=[{instancePath:s+"/code_execution_result",schemaPath:"#/properties/code_execution_result/type",keyword:"type",params:{type:$.properties.code_execution_result.
type},message:"must be object,null",schema:$.properties.code_execution_result.type,parentSchema:$.properties.code_execution_result,data:a}],!1;if(e===c&&a&&typeof a==
"object"&&!Array.isArray(a)){for(let f in a)if(!(f==="id"||f==="outcome"||f==="output")){return Q.errors=[{instancePath:s+"/code_execution_result",schemaPath:"#\
/properties/code_execution_result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional propertie\
s",schema:!1,parentSchema:$.properties.code_execution_result,data:a}],!1;break}}var n=c===e}else var n=!0;if(n){if(t.inlineData!==void 0){let a=t.inlineData,c=e;
if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Q.errors=[{instancePath:s+"/inlineData",schemaPath:"#/properties/inlineData/type",keyword:"type",
params:{type:$.properties.inlineData.type},message:"must be object,null",schema:$.properties.inlineData.type,parentSchema:$.properties.inlineData,data:a}],!1;let l=e,
f=!1,u=e;if(a&&typeof a=="object"&&!Array.isArray(a)){let i;if(a.mimeType===void 0&&(i="mimeType")){let y={instancePath:s+"/inlineData",schemaPath:"#/properties\
/inlineData/anyOf/0/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'",schema:$.properties.inlineData.anyOf[0].
required,parentSchema:$.properties.inlineData.anyOf[0],data:a};r===null?r=[y]:r.push(y),e++}}var w=u===e;if(f=f||w,!f){let i=e;if(a&&typeof a=="object"&&!Array.
isArray(a)){let d;if(a.mime_type===void 0&&(d="mime_type")){let v={instancePath:s+"/inlineData",schemaPath:"#/properties/inlineData/anyOf/1/required",keyword:"r\
equired",params:{missingProperty:d},message:"must have required property '"+d+"'",schema:$.properties.inlineData.anyOf[1].required,parentSchema:$.properties.inlineData.
anyOf[1],data:a};r===null?r=[v]:r.push(v),e++}}var w=i===e;f=f||w}if(f)e=l,r!==null&&(l?r.length=l:r=null);else{let i={instancePath:s+"/inlineData",schemaPath:"\
#/properties/inlineData/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:$.properties.inlineData.anyOf,parentSchema:$.properties.inlineData,
data:a};return r===null?r=[i]:r.push(i),e++,Q.errors=r,!1}if(e===c&&a&&typeof a=="object"&&!Array.isArray(a)){let i=e;for(let y in a)if(!(y==="mimeType"||y==="m\
ime_type"||y==="data"||y==="displayName"||y==="display_name")){return Q.errors=[{instancePath:s+"/inlineData",schemaPath:"#/properties/inlineData/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:y},message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.inlineData,
data:a}],!1;break}if(i===e){if(a.mimeType!==void 0){let y=a.mimeType,d=e;if(!(y==="image/png"||y==="image/jpeg"||y==="image/jpg"||y==="image/webp"||y==="image/a\
vif"||y==="image/heic"||y==="image/heif"))return Q.errors=[{instancePath:s+"/inlineData/mimeType",schemaPath:"#/definitions/image/enum",keyword:"enum",params:{allowedValues:$e.
enum},message:"must be equal to one of the allowed values",schema:$e.enum,parentSchema:$e,data:y}],!1;var h=d===e}else var h=!0;if(h){if(a.mime_type!==void 0){let y=a.
mime_type,d=e;if(!(y==="image/png"||y==="image/jpeg"||y==="image/jpg"||y==="image/webp"||y==="image/avif"||y==="image/heic"||y==="image/heif"))return Q.errors=[
{instancePath:s+"/inlineData/mime_type",schemaPath:"#/definitions/image/enum",keyword:"enum",params:{allowedValues:$e.enum},message:"must be equal to one of the\
 allowed values",schema:$e.enum,parentSchema:$e,data:y}],!1;var h=d===e}else var h=!0;if(h)if(a.data!==void 0){let y=a.data,d=e;if(typeof y!="string")return Q.errors=
[{instancePath:s+"/inlineData/data",schemaPath:"#/properties/inlineData/properties/data/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.
properties.inlineData.properties.data.type,parentSchema:$.properties.inlineData.properties.data,data:y}],!1;var h=d===e}else var h=!0}}}var n=c===e}else var n=!0;
if(n)if(t.inline_data!==void 0){let a=t.inline_data,c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Q.errors=[{instancePath:s+"/inline_data",
schemaPath:"#/properties/inline_data/type",keyword:"type",params:{type:$.properties.inline_data.type},message:"must be object,null",schema:$.properties.inline_data.
type,parentSchema:$.properties.inline_data,data:a}],!1;let l=e,f=!1,u=e;if(a&&typeof a=="object"&&!Array.isArray(a)){let i;if(a.mimeType===void 0&&(i="mimeType")){
let y={instancePath:s+"/inline_data",schemaPath:"#/properties/inline_data/anyOf/0/required",keyword:"required",params:{missingProperty:i},message:"must have req\
uired property '"+i+"'",schema:$.properties.inline_data.anyOf[0].required,parentSchema:$.properties.inline_data.anyOf[0],data:a};r===null?r=[y]:r.push(y),e++}}var j=u===
e;if(f=f||j,!f){let i=e;if(a&&typeof a=="object"&&!Array.isArray(a)){let d;if(a.mime_type===void 0&&(d="mime_type")){let v={instancePath:s+"/inline_data",schemaPath:"\
#/properties/inline_data/anyOf/1/required",keyword:"required",params:{missingProperty:d},message:"must have required property '"+d+"'",schema:$.properties.inline_data.
anyOf[1].required,parentSchema:$.properties.inline_data.anyOf[1],data:a};r===null?r=[v]:r.push(v),e++}}var j=i===e;f=f||j}if(f)e=l,r!==null&&(l?r.length=l:r=null);else{
let i={instancePath:s+"/inline_data",schemaPath:"#/properties/inline_data/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:$.properties.
inline_data.anyOf,parentSchema:$.properties.inline_data,data:a};return r===null?r=[i]:r.push(i),e++,Q.errors=r,!1}if(e===c&&a&&typeof a=="object"&&!Array.isArray(
a)){let i=e;for(let y in a)if(!(y==="mimeType"||y==="mime_type"||y==="data"||y==="displayName"||y==="display_name")){return Q.errors=[{instancePath:s+"/inline_d\
ata",schemaPath:"#/properties/inline_data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:$.properties.inline_data,data:a}],!1;break}if(i===e){if(a.mimeType!==void 0){let y=a.mimeType,d=e;if(!(y==="image/png"||y==="i\
mage/jpeg"||y==="image/jpg"||y==="image/webp"||y==="image/avif"||y==="image/heic"||y==="image/heif"))return Q.errors=[{instancePath:s+"/inline_data/mimeType",schemaPath:"\
#/definitions/image/enum",keyword:"enum",params:{allowedValues:$e.enum},message:"must be equal to one of the allowed values",schema:$e.enum,parentSchema:$e,data:y}],
!1;var k=d===e}else var k=!0;if(k){if(a.mime_type!==void 0){let y=a.mime_type,d=e;if(!(y==="image/png"||y==="image/jpeg"||y==="image/jpg"||y==="image/webp"||y===
"image/avif"||y==="image/heic"||y==="image/heif"))return Q.errors=[{instancePath:s+"/inline_data/mime_type",schemaPath:"#/definitions/image/enum",keyword:"enum",
params:{allowedValues:$e.enum},message:"must be equal to one of the allowed values",schema:$e.enum,parentSchema:$e,data:y}],!1;var k=d===e}else var k=!0;if(k)if(a.
data!==void 0){let y=a.data,d=e;if(typeof y!="string")return Q.errors=[{instancePath:s+"/inline_data/data",schemaPath:"#/properties/inline_data/properties/data/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.inline_data.properties.data.type,parentSchema:$.properties.inline_data.
properties.data,data:y}],!1;var k=d===e}else var k=!0}}}var n=c===e}else var n=!0}}}}}}}}}}}}else return Q.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:$.type,parentSchema:$,data:t}],!1;return Q.errors=r,e===0}function rr(t,{instancePath:s="",parentData:se,
parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w=e;for(let h in t)if(!(h==="parts"||h==="role")){
return rr.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must NOT have additi\
onal properties",schema:!1,parentSchema:tr,data:t}],!1;break}if(w===e&&t.parts!==void 0){let h=t.parts,j=e;if(!Array.isArray(h)&&h!==null)return rr.errors=[{instancePath:s+
"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type:tr.properties.parts.type},message:"must be array,null",schema:tr.properties.parts.type,
parentSchema:tr.properties.parts,data:h}],!1;if(e===j&&Array.isArray(h)){var n=!0;let k=h.length;for(let m=0;m<k;m++){let a=e;Q(h[m],{instancePath:s+"/parts/"+m,
parentData:h,parentDataProperty:m,rootData:R})||(r=r===null?Q.errors:r.concat(Q.errors),e=r.length);var n=a===e;if(!n)break}}}}else return rr.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:tr.type,parentSchema:tr,data:t}],!1;return rr.errors=r,e===0}var Je={type:[
"object","null"],properties:{parts:{type:["array","object","null"],items:{$ref:"#/definitions/text"},additionalProperties:!1,properties:{text:{}}},role:{}},additionalProperties:!1},
mr={type:"object",additionalProperties:!1,properties:{text:{type:"string"}}};function De(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){
let r=null,e=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null)return De.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:Je.type},
message:"must be object,null",schema:Je.type,parentSchema:Je,data:t}],!1;if(e===0&&t&&typeof t=="object"&&!Array.isArray(t)){let w=e;for(let h in t)if(!(h==="pa\
rts"||h==="role")){return De.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:Je,data:t}],!1;break}if(w===e&&t.parts!==void 0){let h=t.parts,j=e;if(typeof h!="object")return De.errors=
[{instancePath:s+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type:Je.properties.parts.type},message:"must be array,object,null",schema:Je.
properties.parts.type,parentSchema:Je.properties.parts,data:h}],!1;if(e===j){if(Array.isArray(h)){var n=!0;let k=h.length;for(let m=0;m<k;m++){let a=h[m],c=e;if(e===
e)if(a&&typeof a=="object"&&!Array.isArray(a)){let u=e;for(let b in a)if(b!=="text"){return De.errors=[{instancePath:s+"/parts/"+m,schemaPath:"#/definitions/tex\
t/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},message:"must NOT have additional properties",schema:!1,parentSchema:mr,data:a}],
!1;break}if(u===e&&a.text!==void 0){let b=a.text;if(typeof b!="string")return De.errors=[{instancePath:s+"/parts/"+m+"/text",schemaPath:"#/definitions/text/prop\
erties/text/type",keyword:"type",params:{type:"string"},message:"must be string",schema:mr.properties.text.type,parentSchema:mr.properties.text,data:b}],!1}}else
return De.errors=[{instancePath:s+"/parts/"+m,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"must be object",schema:mr.type,
parentSchema:mr,data:a}],!1;var n=c===e;if(!n)break}}if(e===j&&h&&typeof h=="object"&&!Array.isArray(h)){for(let k in h)if(k!=="text"){return De.errors=[{instancePath:s+
"/parts",schemaPath:"#/properties/parts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},message:"must NOT have additional pro\
perties",schema:!1,parentSchema:Je.properties.parts,data:h}],!1;break}}}}}return De.errors=r,e===0}function vr(t,{instancePath:s="",parentData:se,parentDataProperty:re,
rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.contents!==void 0){let h=t.contents,j=e;if(e===j)if(Array.isArray(h)){
var n=!0;let k=h.length;for(let m=0;m<k;m++){let a=e;rr(h[m],{instancePath:s+"/contents/"+m,parentData:h,parentDataProperty:m,rootData:R})||(r=r===null?rr.errors:
r.concat(rr.errors),e=r.length);var n=a===e;if(!n)break}}else return vr.errors=[{instancePath:s+"/contents",schemaPath:"#/properties/contents/type",keyword:"typ\
e",params:{type:"array"},message:"must be array",schema:_r.properties.contents.type,parentSchema:_r.properties.contents,data:h}],!1;var w=j===e}else var w=!0;if(w){
if(t.systemInstruction!==void 0){let h=e;De(t.systemInstruction,{instancePath:s+"/systemInstruction",parentData:t,parentDataProperty:"systemInstruction",rootData:R})||
(r=r===null?De.errors:r.concat(De.errors),e=r.length);var w=h===e}else var w=!0;if(w)if(t.system_instruction!==void 0){let h=e;De(t.system_instruction,{instancePath:s+
"/system_instruction",parentData:t,parentDataProperty:"system_instruction",rootData:R})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var w=h===e}else var w=!0}}else
return vr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_r.type,parentSchema:_r,data:t}],!1;
return vr.errors=r,e===0}var xr=Y,N={$schema:"http://json-schema.org/draft-07/schema#",description:"Bodies whose members, outside the conversation, are all know\
n, so that a hold can be computed from them. Any other member may refer to input that the body does not contain, or make the upstream call the model again: mcp_\
servers.",type:"object",additionalProperties:!1,properties:{model:{},messages:{},system:{},max_tokens:{},stream:{},temperature:{},top_k:{},top_p:{},stop_sequences:{},
service_tier:{},speed:{},inference_geo:{},fallbacks:{},fallback_credit_token:{},container:{},thread:{},metadata:{type:["object","null"],additionalProperties:!1,
properties:{user_id:{}}},billing_policy:{type:["object","null"],additionalProperties:!1,properties:{type:{},bill_to:{}}},diagnostics:{type:["object","null"],additionalProperties:!1,
properties:{previous_message_id:{}}},compaction:{type:["object","null"],additionalProperties:!1,properties:{type:{},instructions:{}}},tool_choice:{type:["object",
"null"],additionalProperties:!1,properties:{type:{},name:{},disable_parallel_tool_use:{}}},thinking:{type:["object","null"],additionalProperties:!1,properties:{
type:{},budget_tokens:{},display:{},block_binding:{type:["object","null"],additionalProperties:!1,properties:{prefix_mismatch_behavior:{}}}}},output_config:{type:[
"object","null"],additionalProperties:!1,properties:{effort:{},format:{type:["object","null"],additionalProperties:!1,properties:{type:{},schema:{}}},task_budget:{
type:["object","null"],additionalProperties:!1,properties:{type:{},total:{},remaining:{}}}}},output_format:{type:["object","null"],additionalProperties:!1,properties:{
type:{},schema:{}}},cache_control:{$ref:"#/definitions/cache"},tools:{type:["array","null"],items:{$ref:"#/definitions/tool"}},context_management:{type:["object",
"null"],additionalProperties:!1,properties:{edits:{type:["array","null"],items:{type:"object",additionalProperties:!1,properties:{type:{},instructions:{},pause_after_compaction:{},
clear_tool_inputs:{},exclude_tools:{},keep:{type:["object","string","null"],additionalProperties:!1,properties:{type:{},value:{}}},trigger:{type:["object","null"],
additionalProperties:!1,properties:{type:{},value:{}}},clear_at_least:{type:["object","null"],additionalProperties:!1,properties:{type:{},value:{}}}}}}}}},definitions:{
cache:{type:["object","null"],additionalProperties:!1,properties:{type:{},ttl:{}}},tool:{type:"object",additionalProperties:!1,properties:{type:{},name:{},description:{},
input_schema:{},input_examples:{},strict:{},defer_loading:{},allowed_callers:{},eager_input_streaming:{},max_uses:{},max_content_tokens:{},allowed_domains:{},blocked_domains:{},
use_cache:{},response_inclusion:{},max_characters:{},display_width_px:{},display_height_px:{},display_number:{},enable_zoom:{},cache_control:{$ref:"#/definition\
s/cache"},citations:{type:["object","null"],additionalProperties:!1,properties:{enabled:{}}},user_location:{type:["object","null"],additionalProperties:!1,properties:{
type:{},city:{},region:{},country:{},timezone:{}}},configs:{type:["object","null"],additionalProperties:{type:["object","null"],additionalProperties:!1,properties:{
enabled:{},defer_loading:{}}}},url_sources:{type:["object","null"],additionalProperties:!1,properties:{client_tool_results:{type:["object","null"],additionalProperties:!1,
properties:{type:{},tools:{}}},server_tool_results:{type:["object","null"],additionalProperties:!1,properties:{type:{},tools:{}}},user_input:{type:["object","nu\
ll"],additionalProperties:!1,properties:{type:{},tools:{}}}}}}}}},Qe={type:["object","null"],additionalProperties:!1,properties:{type:{},ttl:{}}},ie={type:"obje\
ct",additionalProperties:!1,properties:{type:{},name:{},description:{},input_schema:{},input_examples:{},strict:{},defer_loading:{},allowed_callers:{},eager_input_streaming:{},
max_uses:{},max_content_tokens:{},allowed_domains:{},blocked_domains:{},use_cache:{},response_inclusion:{},max_characters:{},display_width_px:{},display_height_px:{},
display_number:{},enable_zoom:{},cache_control:{$ref:"#/definitions/cache"},citations:{type:["object","null"],additionalProperties:!1,properties:{enabled:{}}},user_location:{
type:["object","null"],additionalProperties:!1,properties:{type:{},city:{},region:{},country:{},timezone:{}}},configs:{type:["object","null"],additionalProperties:{
type:["object","null"],additionalProperties:!1,properties:{enabled:{},defer_loading:{}}}},url_sources:{type:["object","null"],additionalProperties:!1,properties:{
client_tool_results:{type:["object","null"],additionalProperties:!1,properties:{type:{},tools:{}}},server_tool_results:{type:["object","null"],additionalProperties:!1,
properties:{type:{},tools:{}}},user_input:{type:["object","null"],additionalProperties:!1,properties:{type:{},tools:{}}}}}}};function ve(t,{instancePath:s="",parentData:se,
parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let j=e;for(let k in t)if(!Ge.call(ie.properties,k)){
return ve.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},message:"must NOT have additi\
onal properties",schema:!1,parentSchema:ie,data:t}],!1;break}if(j===e){if(t.cache_control!==void 0){let k=t.cache_control,m=e,a=e;if(!(k&&typeof k=="object"&&!Array.
isArray(k))&&k!==null)return ve.errors=[{instancePath:s+"/cache_control",schemaPath:"#/definitions/cache/type",keyword:"type",params:{type:Qe.type},message:"mus\
t be object,null",schema:Qe.type,parentSchema:Qe,data:k}],!1;if(e===a&&k&&typeof k=="object"&&!Array.isArray(k)){for(let c in k)if(!(c==="type"||c==="ttl")){return ve.
errors=[{instancePath:s+"/cache_control",schemaPath:"#/definitions/cache/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"\
must NOT have additional properties",schema:!1,parentSchema:Qe,data:k}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.citations!==void 0){let k=t.citations,m=e;
if(!(k&&typeof k=="object"&&!Array.isArray(k))&&k!==null)return ve.errors=[{instancePath:s+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",
params:{type:ie.properties.citations.type},message:"must be object,null",schema:ie.properties.citations.type,parentSchema:ie.properties.citations,data:k}],!1;if(e===
m&&k&&typeof k=="object"&&!Array.isArray(k)){for(let c in k)if(c!=="enabled"){return ve.errors=[{instancePath:s+"/citations",schemaPath:"#/properties/citations/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties",schema:!1,parentSchema:ie.properties.
citations,data:k}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.user_location!==void 0){let k=t.user_location,m=e;if(!(k&&typeof k=="object"&&!Array.isArray(k))&&
k!==null)return ve.errors=[{instancePath:s+"/user_location",schemaPath:"#/properties/user_location/type",keyword:"type",params:{type:ie.properties.user_location.
type},message:"must be object,null",schema:ie.properties.user_location.type,parentSchema:ie.properties.user_location,data:k}],!1;if(e===m&&k&&typeof k=="object"&&
!Array.isArray(k)){for(let c in k)if(!(c==="type"||c==="city"||c==="region"||c==="country"||c==="timezone")){return ve.errors=[{instancePath:s+"/user_location",
schemaPath:"#/properties/user_location/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional prop\
erties",schema:!1,parentSchema:ie.properties.user_location,data:k}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.configs!==void 0){let k=t.configs,m=e;if(!(k&&
typeof k=="object"&&!Array.isArray(k))&&k!==null)return ve.errors=[{instancePath:s+"/configs",schemaPath:"#/properties/configs/type",keyword:"type",params:{type:ie.
properties.configs.type},message:"must be object,null",schema:ie.properties.configs.type,parentSchema:ie.properties.configs,data:k}],!1;if(e===m&&k&&typeof k=="\
object"&&!Array.isArray(k))for(let c in k){let l=k[c],f=e;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null)return ve.errors=[{instancePath:s+"/configs/"+
c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/configs/additionalProperties/type",keyword:"type",params:{type:ie.properties.configs.additionalProperties.
type},message:"must be object,null",schema:ie.properties.configs.additionalProperties.type,parentSchema:ie.properties.configs.additionalProperties,data:l}],!1;if(e===
f&&l&&typeof l=="object"&&!Array.isArray(l)){for(let u in l)if(!(u==="enabled"||u==="defer_loading")){return ve.errors=[{instancePath:s+"/configs/"+c.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/configs/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties",schema:!1,parentSchema:ie.properties.configs.additionalProperties,data:l}],!1;break}}var w=f===e;if(!w)break}var n=m===
e}else var n=!0;if(n)if(t.url_sources!==void 0){let k=t.url_sources,m=e;if(!(k&&typeof k=="object"&&!Array.isArray(k))&&k!==null)return ve.errors=[{instancePath:s+
"/url_sources",schemaPath:"#/properties/url_sources/type",keyword:"type",params:{type:ie.properties.url_sources.type},message:"must be object,null",schema:ie.properties.
url_sources.type,parentSchema:ie.properties.url_sources,data:k}],!1;if(e===m&&k&&typeof k=="object"&&!Array.isArray(k)){let c=e;for(let l in k)if(!(l==="client_\
tool_results"||l==="server_tool_results"||l==="user_input")){return ve.errors=[{instancePath:s+"/url_sources",schemaPath:"#/properties/url_sources/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:ie.properties.url_sources,
data:k}],!1;break}if(c===e){if(k.client_tool_results!==void 0){let l=k.client_tool_results,f=e;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null)return ve.
errors=[{instancePath:s+"/url_sources/client_tool_results",schemaPath:"#/properties/url_sources/properties/client_tool_results/type",keyword:"type",params:{type:ie.
properties.url_sources.properties.client_tool_results.type},message:"must be object,null",schema:ie.properties.url_sources.properties.client_tool_results.type,parentSchema:ie.
properties.url_sources.properties.client_tool_results,data:l}],!1;if(e===f&&l&&typeof l=="object"&&!Array.isArray(l)){for(let u in l)if(!(u==="type"||u==="tools")){
return ve.errors=[{instancePath:s+"/url_sources/client_tool_results",schemaPath:"#/properties/url_sources/properties/client_tool_results/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:ie.properties.url_sources.properties.client_tool_results,
data:l}],!1;break}}var h=f===e}else var h=!0;if(h){if(k.server_tool_results!==void 0){let l=k.server_tool_results,f=e;if(!(l&&typeof l=="object"&&!Array.isArray(
l))&&l!==null)return ve.errors=[{instancePath:s+"/url_sources/server_tool_results",schemaPath:"#/properties/url_sources/properties/server_tool_results/type",keyword:"\
type",params:{type:ie.properties.url_sources.properties.server_tool_results.type},message:"must be object,null",schema:ie.properties.url_sources.properties.server_tool_results.
type,parentSchema:ie.properties.url_sources.properties.server_tool_results,data:l}],!1;if(e===f&&l&&typeof l=="object"&&!Array.isArray(l)){for(let b in l)if(!(b===
"type"||b==="tools")){return ve.errors=[{instancePath:s+"/url_sources/server_tool_results",schemaPath:"#/properties/url_sources/properties/server_tool_results/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},message:"must NOT have additional properties",schema:!1,parentSchema:ie.properties.
url_sources.properties.server_tool_results,data:l}],!1;break}}var h=f===e}else var h=!0;if(h)if(k.user_input!==void 0){let l=k.user_input,f=e;if(!(l&&typeof l==
"object"&&!Array.isArray(l))&&l!==null)return ve.errors=[{instancePath:s+"/url_sources/user_input",schemaPath:"#/properties/url_sources/properties/user_input/ty\
pe",keyword:"type",params:{type:ie.properties.url_sources.properties.user_input.type},message:"must be object,null",schema:ie.properties.url_sources.properties.
user_input.type,parentSchema:ie.properties.url_sources.properties.user_input,data:l}],!1;if(e===f&&l&&typeof l=="object"&&!Array.isArray(l)){for(let b in l)if(!(b===
"type"||b==="tools")){return ve.errors=[{instancePath:s+"/url_sources/user_input",schemaPath:"#/properties/url_sources/properties/user_input/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:b},message:"must NOT have additional properties",schema:!1,parentSchema:ie.properties.url_sources.properties.
user_input,data:l}],!1;break}}var h=f===e}else var h=!0}}}var n=m===e}else var n=!0}}}}}else return ve.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:ie.type,parentSchema:ie,data:t}],!1;return ve.errors=r,e===0}function Y(t,{instancePath:s="",parentData:se,
parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let m=e;for(let a in t)if(!Ge.call(N.properties,a)){
return Y.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:N,data:t}],!1;break}if(m===e){if(t.metadata!==void 0){let a=t.metadata,c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&
a!==null)return Y.errors=[{instancePath:s+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:N.properties.metadata.type},message:"m\
ust be object,null",schema:N.properties.metadata.type,parentSchema:N.properties.metadata,data:a}],!1;if(e===c&&a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)
if(l!=="user_id"){return Y.errors=[{instancePath:s+"/metadata",schemaPath:"#/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.metadata,data:a}],!1;break}}var n=c===e}else var n=!0;if(n){if(t.billing_policy!==
void 0){let a=t.billing_policy,c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:s+"/billing_policy",schemaPath:"#/pro\
perties/billing_policy/type",keyword:"type",params:{type:N.properties.billing_policy.type},message:"must be object,null",schema:N.properties.billing_policy.type,
parentSchema:N.properties.billing_policy,data:a}],!1;if(e===c&&a&&typeof a=="object"&&!Array.isArray(a)){for(let f in a)if(!(f==="type"||f==="bill_to")){return Y.
errors=[{instancePath:s+"/billing_policy",schemaPath:"#/properties/billing_policy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},
message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.billing_policy,data:a}],!1;break}}var n=c===e}else var n=!0;if(n){if(t.diagnostics!==
void 0){let a=t.diagnostics,c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:s+"/diagnostics",schemaPath:"#/propertie\
s/diagnostics/type",keyword:"type",params:{type:N.properties.diagnostics.type},message:"must be object,null",schema:N.properties.diagnostics.type,parentSchema:N.
properties.diagnostics,data:a}],!1;if(e===c&&a&&typeof a=="object"&&!Array.isArray(a)){for(let f in a)if(f!=="previous_message_id"){return Y.errors=[{instancePath:s+
"/diagnostics",schemaPath:"#/properties/diagnostics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:N.properties.diagnostics,data:a}],!1;break}}var n=c===e}else var n=!0;if(n){if(t.compaction!==void 0){let a=t.compaction,
c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:s+"/compaction",schemaPath:"#/properties/compaction/type",keyword:"t\
ype",params:{type:N.properties.compaction.type},message:"must be object,null",schema:N.properties.compaction.type,parentSchema:N.properties.compaction,data:a}],
!1;if(e===c&&a&&typeof a=="object"&&!Array.isArray(a)){for(let f in a)if(!(f==="type"||f==="instructions")){return Y.errors=[{instancePath:s+"/compaction",schemaPath:"\
#/properties/compaction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties",schema:!1,
parentSchema:N.properties.compaction,data:a}],!1;break}}var n=c===e}else var n=!0;if(n){if(t.tool_choice!==void 0){let a=t.tool_choice,c=e;if(!(a&&typeof a=="ob\
ject"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:s+"/tool_choice",schemaPath:"#/properties/tool_choice/type",keyword:"type",params:{type:N.properties.
tool_choice.type},message:"must be object,null",schema:N.properties.tool_choice.type,parentSchema:N.properties.tool_choice,data:a}],!1;if(e===c&&a&&typeof a=="o\
bject"&&!Array.isArray(a)){for(let f in a)if(!(f==="type"||f==="name"||f==="disable_parallel_tool_use")){return Y.errors=[{instancePath:s+"/tool_choice",schemaPath:"\
#/properties/tool_choice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have additional properties",schema:!1,
parentSchema:N.properties.tool_choice,data:a}],!1;break}}var n=c===e}else var n=!0;if(n){if(t.thinking!==void 0){let a=t.thinking,c=e;if(!(a&&typeof a=="object"&&
!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:s+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type:N.properties.thinking.
type},message:"must be object,null",schema:N.properties.thinking.type,parentSchema:N.properties.thinking,data:a}],!1;if(e===c&&a&&typeof a=="object"&&!Array.isArray(
a)){let f=e;for(let u in a)if(!(u==="type"||u==="budget_tokens"||u==="display"||u==="block_binding")){return Y.errors=[{instancePath:s+"/thinking",schemaPath:"#\
/properties/thinking/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,
parentSchema:N.properties.thinking,data:a}],!1;break}if(f===e&&a.block_binding!==void 0){let u=a.block_binding,b=e;if(!(u&&typeof u=="object"&&!Array.isArray(u))&&
u!==null)return Y.errors=[{instancePath:s+"/thinking/block_binding",schemaPath:"#/properties/thinking/properties/block_binding/type",keyword:"type",params:{type:N.
properties.thinking.properties.block_binding.type},message:"must be object,null",schema:N.properties.thinking.properties.block_binding.type,parentSchema:N.properties.
thinking.properties.block_binding,data:u}],!1;if(e===b&&u&&typeof u=="object"&&!Array.isArray(u)){for(let i in u)if(i!=="prefix_mismatch_behavior"){return Y.errors=
[{instancePath:s+"/thinking/block_binding",schemaPath:"#/properties/thinking/properties/block_binding/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.thinking.properties.block_binding,data:u}],!1;break}}}}var n=c===
e}else var n=!0;if(n){if(t.output_config!==void 0){let a=t.output_config,c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:s+
"/output_config",schemaPath:"#/properties/output_config/type",keyword:"type",params:{type:N.properties.output_config.type},message:"must be object,null",schema:N.
properties.output_config.type,parentSchema:N.properties.output_config,data:a}],!1;if(e===c&&a&&typeof a=="object"&&!Array.isArray(a)){let f=e;for(let u in a)if(!(u===
"effort"||u==="format"||u==="task_budget")){return Y.errors=[{instancePath:s+"/output_config",schemaPath:"#/properties/output_config/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.output_config,data:a}],!1;
break}if(f===e){if(a.format!==void 0){let u=a.format,b=e;if(!(u&&typeof u=="object"&&!Array.isArray(u))&&u!==null)return Y.errors=[{instancePath:s+"/output_conf\
ig/format",schemaPath:"#/properties/output_config/properties/format/type",keyword:"type",params:{type:N.properties.output_config.properties.format.type},message:"\
must be object,null",schema:N.properties.output_config.properties.format.type,parentSchema:N.properties.output_config.properties.format,data:u}],!1;if(e===b&&u&&
typeof u=="object"&&!Array.isArray(u)){for(let i in u)if(!(i==="type"||i==="schema")){return Y.errors=[{instancePath:s+"/output_config/format",schemaPath:"#/pro\
perties/output_config/properties/format/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have additional pro\
perties",schema:!1,parentSchema:N.properties.output_config.properties.format,data:u}],!1;break}}var w=b===e}else var w=!0;if(w)if(a.task_budget!==void 0){let u=a.
task_budget,b=e;if(!(u&&typeof u=="object"&&!Array.isArray(u))&&u!==null)return Y.errors=[{instancePath:s+"/output_config/task_budget",schemaPath:"#/properties/\
output_config/properties/task_budget/type",keyword:"type",params:{type:N.properties.output_config.properties.task_budget.type},message:"must be object,null",schema:N.
properties.output_config.properties.task_budget.type,parentSchema:N.properties.output_config.properties.task_budget,data:u}],!1;if(e===b&&u&&typeof u=="object"&&
!Array.isArray(u)){for(let y in u)if(!(y==="type"||y==="total"||y==="remaining")){return Y.errors=[{instancePath:s+"/output_config/task_budget",schemaPath:"#/pr\
operties/output_config/properties/task_budget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"must NOT have addition\
al properties",schema:!1,parentSchema:N.properties.output_config.properties.task_budget,data:u}],!1;break}}var w=b===e}else var w=!0}}var n=c===e}else var n=!0;
if(n){if(t.output_format!==void 0){let a=t.output_format,c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:s+"/output_\
format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type:N.properties.output_format.type},message:"must be object,null",schema:N.properties.
output_format.type,parentSchema:N.properties.output_format,data:a}],!1;if(e===c&&a&&typeof a=="object"&&!Array.isArray(a)){for(let f in a)if(!(f==="type"||f==="\
schema")){return Y.errors=[{instancePath:s+"/output_format",schemaPath:"#/properties/output_format/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.output_format,data:a}],!1;break}}var n=c===e}else var n=!0;
if(n){if(t.cache_control!==void 0){let a=t.cache_control,c=e,l=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:s+"/cac\
he_control",schemaPath:"#/definitions/cache/type",keyword:"type",params:{type:Qe.type},message:"must be object,null",schema:Qe.type,parentSchema:Qe,data:a}],!1;
if(e===l&&a&&typeof a=="object"&&!Array.isArray(a)){for(let u in a)if(!(u==="type"||u==="ttl")){return Y.errors=[{instancePath:s+"/cache_control",schemaPath:"#/\
definitions/cache/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:Qe,
data:a}],!1;break}}var n=c===e}else var n=!0;if(n){if(t.tools!==void 0){let a=t.tools,c=e;if(!Array.isArray(a)&&a!==null)return Y.errors=[{instancePath:s+"/tool\
s",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:N.properties.tools.type},message:"must be array,null",schema:N.properties.tools.type,parentSchema:N.
properties.tools,data:a}],!1;if(e===c&&Array.isArray(a)){var h=!0;let f=a.length;for(let u=0;u<f;u++){let b=e;ve(a[u],{instancePath:s+"/tools/"+u,parentData:a,parentDataProperty:u,
rootData:R})||(r=r===null?ve.errors:r.concat(ve.errors),e=r.length);var h=b===e;if(!h)break}}var n=c===e}else var n=!0;if(n)if(t.context_management!==void 0){let a=t.
context_management,c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:s+"/context_management",schemaPath:"#/properties/\
context_management/type",keyword:"type",params:{type:N.properties.context_management.type},message:"must be object,null",schema:N.properties.context_management.
type,parentSchema:N.properties.context_management,data:a}],!1;if(e===c&&a&&typeof a=="object"&&!Array.isArray(a)){let f=e;for(let u in a)if(u!=="edits"){return Y.
errors=[{instancePath:s+"/context_management",schemaPath:"#/properties/context_management/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.context_management,data:a}],!1;break}if(f===e&&a.edits!==void 0){let u=a.edits,
b=e;if(!Array.isArray(u)&&u!==null)return Y.errors=[{instancePath:s+"/context_management/edits",schemaPath:"#/properties/context_management/properties/edits/typ\
e",keyword:"type",params:{type:N.properties.context_management.properties.edits.type},message:"must be array,null",schema:N.properties.context_management.properties.
edits.type,parentSchema:N.properties.context_management.properties.edits,data:u}],!1;if(e===b&&Array.isArray(u)){var j=!0;let i=u.length;for(let y=0;y<i;y++){let d=u[y],
v=e;if(e===v)if(d&&typeof d=="object"&&!Array.isArray(d)){let g=e;for(let p in d)if(!(p==="type"||p==="instructions"||p==="pause_after_compaction"||p==="clear_t\
ool_inputs"||p==="exclude_tools"||p==="keep"||p==="trigger"||p==="clear_at_least")){return Y.errors=[{instancePath:s+"/context_management/edits/"+y,schemaPath:"\
#/properties/context_management/properties/edits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have\
 additional properties",schema:!1,parentSchema:N.properties.context_management.properties.edits.items,data:d}],!1;break}if(g===e){if(d.keep!==void 0){let p=d.keep,
_=e;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&typeof p!="string"&&p!==null)return Y.errors=[{instancePath:s+"/context_management/edits/"+y+"/keep",schemaPath:"\
#/properties/context_management/properties/edits/items/properties/keep/type",keyword:"type",params:{type:N.properties.context_management.properties.edits.items.
properties.keep.type},message:"must be object,string,null",schema:N.properties.context_management.properties.edits.items.properties.keep.type,parentSchema:N.properties.
context_management.properties.edits.items.properties.keep,data:p}],!1;if(e===_&&p&&typeof p=="object"&&!Array.isArray(p)){for(let A in p)if(!(A==="type"||A==="v\
alue")){return Y.errors=[{instancePath:s+"/context_management/edits/"+y+"/keep",schemaPath:"#/properties/context_management/properties/edits/items/properties/ke\
ep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.
context_management.properties.edits.items.properties.keep,data:p}],!1;break}}var k=_===e}else var k=!0;if(k){if(d.trigger!==void 0){let p=d.trigger,_=e;if(!(p&&
typeof p=="object"&&!Array.isArray(p))&&p!==null)return Y.errors=[{instancePath:s+"/context_management/edits/"+y+"/trigger",schemaPath:"#/properties/context_man\
agement/properties/edits/items/properties/trigger/type",keyword:"type",params:{type:N.properties.context_management.properties.edits.items.properties.trigger.type},
message:"must be object,null",schema:N.properties.context_management.properties.edits.items.properties.trigger.type,parentSchema:N.properties.context_management.
properties.edits.items.properties.trigger,data:p}],!1;if(e===_&&p&&typeof p=="object"&&!Array.isArray(p)){for(let P in p)if(!(P==="type"||P==="value")){return Y.
errors=[{instancePath:s+"/context_management/edits/"+y+"/trigger",schemaPath:"#/properties/context_management/properties/edits/items/properties/trigger/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:P},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.context_management.
properties.edits.items.properties.trigger,data:p}],!1;break}}var k=_===e}else var k=!0;if(k)if(d.clear_at_least!==void 0){let p=d.clear_at_least,_=e;if(!(p&&typeof p==
"object"&&!Array.isArray(p))&&p!==null)return Y.errors=[{instancePath:s+"/context_management/edits/"+y+"/clear_at_least",schemaPath:"#/properties/context_manage\
ment/properties/edits/items/properties/clear_at_least/type",keyword:"type",params:{type:N.properties.context_management.properties.edits.items.properties.clear_at_least.
type},message:"must be object,null",schema:N.properties.context_management.properties.edits.items.properties.clear_at_least.type,parentSchema:N.properties.context_management.
properties.edits.items.properties.clear_at_least,data:p}],!1;if(e===_&&p&&typeof p=="object"&&!Array.isArray(p)){for(let P in p)if(!(P==="type"||P==="value")){return Y.
errors=[{instancePath:s+"/context_management/edits/"+y+"/clear_at_least",schemaPath:"#/properties/context_management/properties/edits/items/properties/clear_at_\
least/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},message:"must NOT have additional properties",schema:!1,parentSchema:N.
properties.context_management.properties.edits.items.properties.clear_at_least,data:p}],!1;break}}var k=_===e}else var k=!0}}}else return Y.errors=[{instancePath:s+
"/context_management/edits/"+y,schemaPath:"#/properties/context_management/properties/edits/items/type",keyword:"type",params:{type:"object"},message:"must be o\
bject",schema:N.properties.context_management.properties.edits.items.type,parentSchema:N.properties.context_management.properties.edits.items,data:d}],!1;var j=v===
e;if(!j)break}}}}var n=c===e}else var n=!0}}}}}}}}}}}else return Y.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object",schema:N.type,parentSchema:N,data:t}],!1;return Y.errors=r,e===0}var Tr=Me,Pe={$schema:"http://json-schema.org/draft-07/schema#",description:"Bodi\
es whose parts cost no more tokens than their bytes, or are images. Others may cost anything: documents other than text, results of tools that the upstream ran \
with text that the body does not contain, and parts or members that are not listed.",type:"object",properties:{system:{anyOf:[{type:["string","null"]},{type:"ar\
ray",items:{$ref:"#/definitions/text"}}]},messages:{type:"array",items:{type:"object",additionalProperties:!1,properties:{role:{},content:{if:{type:"array"},then:{
type:"array",items:{$ref:"#/definitions/part"}},else:{type:"string"}}}}}},definitions:{text:{type:"object",required:["type"],additionalProperties:!1,properties:{
type:{const:"text"},text:{},cache_control:{},citations:{}}},part:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","image",
"document","search_result","thinking","redacted_thinking","tool_use","tool_result","server_tool_use","tool_search_tool_result","mcp_tool_use","mcp_tool_result",
"tool_addition","tool_removal","compaction","fallback"]},text:{},citations:{},cache_control:{},title:{},context:{},transformations:{},thinking:{},signature:{},data:{},
id:{},name:{},input:{},caller:{},toolset_name:{},tool_use_id:{},is_error:{},server_name:{},tool:{},encrypted_content:{},from:{},to:{},trigger:{},source:{},content:{}},
allOf:[{$ref:"#/definitions/sources"},{if:{properties:{type:{enum:["tool_result","mcp_tool_result"]}}},then:{properties:{content:{if:{type:"array"},then:{type:"\
array",items:{$ref:"#/definitions/inner"}},else:{type:["string","null"]}}}}},{if:{properties:{type:{const:"search_result"}}},then:{properties:{content:{type:"ar\
ray",items:{$ref:"#/definitions/text"}}}}}]},inner:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","image","document","s\
earch_result","tool_reference","browser_state"]},text:{},citations:{},cache_control:{},title:{},context:{},transformations:{},tool_name:{},tabs:{},state_changes:{},
source:{},content:{}},allOf:[{$ref:"#/definitions/sources"}]},sources:{type:"object",allOf:[{if:{properties:{type:{const:"image"}}},then:{required:["source"],properties:{
source:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["base64","url"]},data:{},media_type:{},url:{},file_id:{},content:{if:{type:"\
array"},then:{type:"array",items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}},{if:{properties:{type:{const:"document"}}},then:{required:["source"],properties:{
source:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","content"]},data:{},media_type:{},url:{},file_id:{},content:{if:{
type:"array"},then:{type:"array",items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}}]}}},ue={type:"object",required:["type"],additionalProperties:!1,properties:{
type:{const:"text"},text:{},cache_control:{},citations:{}}},ke={type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","image","\
document","search_result","thinking","redacted_thinking","tool_use","tool_result","server_tool_use","tool_search_tool_result","mcp_tool_use","mcp_tool_result","\
tool_addition","tool_removal","compaction","fallback"]},text:{},citations:{},cache_control:{},title:{},context:{},transformations:{},thinking:{},signature:{},data:{},
id:{},name:{},input:{},caller:{},toolset_name:{},tool_use_id:{},is_error:{},server_name:{},tool:{},encrypted_content:{},from:{},to:{},trigger:{},source:{},content:{}},
allOf:[{$ref:"#/definitions/sources"},{if:{properties:{type:{enum:["tool_result","mcp_tool_result"]}}},then:{properties:{content:{if:{type:"array"},then:{type:"\
array",items:{$ref:"#/definitions/inner"}},else:{type:["string","null"]}}}}},{if:{properties:{type:{const:"search_result"}}},then:{properties:{content:{type:"ar\
ray",items:{$ref:"#/definitions/text"}}}}}]},Z={type:"object",allOf:[{if:{properties:{type:{const:"image"}}},then:{required:["source"],properties:{source:{type:"\
object",required:["type"],additionalProperties:!1,properties:{type:{enum:["base64","url"]},data:{},media_type:{},url:{},file_id:{},content:{if:{type:"array"},then:{
type:"array",items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}},{if:{properties:{type:{const:"document"}}},then:{required:["source"],properties:{source:{
type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","content"]},data:{},media_type:{},url:{},file_id:{},content:{if:{type:"ar\
ray"},then:{type:"array",items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}}]};function ne(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){
let r=null,e=0;if(!(t&&typeof t=="object"&&!Array.isArray(t)))return ne.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:Z.type,parentSchema:Z,data:t}],!1;let n=e,w=e,h=!0,j=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==void 0&&t.type!=="image"){let y={};
r===null?r=[y]:r.push(y),e++}var k=j===e;if(e=w,r!==null&&(w?r.length=w:r=null),k){let y=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.source===void 0&&
(v="source"))return ne.errors=[{instancePath:s,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty:v},message:"must have required pr\
operty '"+v+"'",schema:Z.allOf[0].then.required,parentSchema:Z.allOf[0].then,data:t}],!1;if(t.source!==void 0){let o=t.source;if(e===e)if(o&&typeof o=="object"&&
!Array.isArray(o)){let p;if(o.type===void 0&&(p="type"))return ne.errors=[{instancePath:s+"/source",schemaPath:"#/allOf/0/then/properties/source/required",keyword:"\
required",params:{missingProperty:p},message:"must have required property '"+p+"'",schema:Z.allOf[0].then.properties.source.required,parentSchema:Z.allOf[0].then.
properties.source,data:o}],!1;{let _=e;for(let A in o)if(!(A==="type"||A==="data"||A==="media_type"||A==="url"||A==="file_id"||A==="content")){return ne.errors=
[{instancePath:s+"/source",schemaPath:"#/allOf/0/then/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"\
must NOT have additional properties",schema:!1,parentSchema:Z.allOf[0].then.properties.source,data:o}],!1;break}if(_===e){if(o.type!==void 0){let A=o.type,P=e;if(!(A===
"base64"||A==="url"))return ne.errors=[{instancePath:s+"/source/type",schemaPath:"#/allOf/0/then/properties/source/properties/type/enum",keyword:"enum",params:{
allowedValues:Z.allOf[0].then.properties.source.properties.type.enum},message:"must be equal to one of the allowed values",schema:Z.allOf[0].then.properties.source.
properties.type.enum,parentSchema:Z.allOf[0].then.properties.source.properties.type,data:A}],!1;var m=P===e}else var m=!0;if(m)if(o.content!==void 0){let A=o.content,
P=e,S=e,q=!0,D=e;if(!Array.isArray(A)){let K={};r===null?r=[K]:r.push(K),e++}var a=D===e;e=S,r!==null&&(S?r.length=S:r=null);let C;if(a){let K=e;if(e===K)if(Array.
isArray(A)){var c=!0;let W=A.length;for(let G=0;G<W;G++){let B=A[G],ee=e;if(e===e)if(B&&typeof B=="object"&&!Array.isArray(B)){let oe;if(B.type===void 0&&(oe="t\
ype"))return ne.errors=[{instancePath:s+"/source/content/"+G,schemaPath:"#/definitions/text/required",keyword:"required",params:{missingProperty:oe},message:"mu\
st have required property '"+oe+"'",schema:ue.required,parentSchema:ue,data:B}],!1;{let ae=e;for(let pe in B)if(!(pe==="type"||pe==="text"||pe==="cache_control"||
pe==="citations")){return ne.errors=[{instancePath:s+"/source/content/"+G,schemaPath:"#/definitions/text/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:pe},message:"must NOT have additional properties",schema:!1,parentSchema:ue,data:B}],!1;break}if(ae===e&&B.type!==void 0){let pe=B.type;if(pe!==
"text")return ne.errors=[{instancePath:s+"/source/content/"+G+"/type",schemaPath:"#/definitions/text/properties/type/const",keyword:"const",params:{allowedValue:"\
text"},message:"must be equal to constant",schema:"text",parentSchema:ue.properties.type,data:pe}],!1}}}else return ne.errors=[{instancePath:s+"/source/content/"+
G,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ue.type,parentSchema:ue,data:B}],!1;var c=ee===e;if(!c)
break}}else return ne.errors=[{instancePath:s+"/source/content",schemaPath:"#/allOf/0/then/properties/source/properties/content/then/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:Z.allOf[0].then.properties.source.properties.content.then.type,parentSchema:Z.allOf[0].then.properties.source.properties.
content.then,data:A}],!1;var a=K===e;q=a,C="then"}else{let K=e;if(typeof A!="string")return ne.errors=[{instancePath:s+"/source/content",schemaPath:"#/allOf/0/t\
hen/properties/source/properties/content/else/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.allOf[0].then.properties.source.properties.
content.else.type,parentSchema:Z.allOf[0].then.properties.source.properties.content.else,data:A}],!1;var a=K===e;q=a,C="else"}if(!q){let K={instancePath:s+"/sou\
rce/content",schemaPath:"#/allOf/0/then/properties/source/properties/content/if",keyword:"if",params:{failingKeyword:C},message:'must match "'+C+'" schema',schema:Z.
allOf[0].then.properties.source.properties.content.if,parentSchema:Z.allOf[0].then.properties.source.properties.content,data:A};return r===null?r=[K]:r.push(K),
e++,ne.errors=r,!1}var m=P===e}else var m=!0}}}else return ne.errors=[{instancePath:s+"/source",schemaPath:"#/allOf/0/then/properties/source/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Z.allOf[0].then.properties.source.type,parentSchema:Z.allOf[0].then.properties.source,data:o}],!1}}var k=y===
e;h=k}if(!h){let y={instancePath:s,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:Z.allOf[0].if,
parentSchema:Z.allOf[0],data:t};return r===null?r=[y]:r.push(y),e++,ne.errors=r,!1}var l=n===e;if(l){let y=e,d=e,v=!0,o=e;if(t&&typeof t=="object"&&!Array.isArray(
t)&&t.type!==void 0&&t.type!=="document"){let p={};r===null?r=[p]:r.push(p),e++}var f=o===e;if(e=d,r!==null&&(d?r.length=d:r=null),f){let p=e;if(t&&typeof t=="o\
bject"&&!Array.isArray(t)){let A;if(t.source===void 0&&(A="source"))return ne.errors=[{instancePath:s,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{
missingProperty:A},message:"must have required property '"+A+"'",schema:Z.allOf[1].then.required,parentSchema:Z.allOf[1].then,data:t}],!1;if(t.source!==void 0){
let P=t.source;if(e===e)if(P&&typeof P=="object"&&!Array.isArray(P)){let q;if(P.type===void 0&&(q="type"))return ne.errors=[{instancePath:s+"/source",schemaPath:"\
#/allOf/1/then/properties/source/required",keyword:"required",params:{missingProperty:q},message:"must have required property '"+q+"'",schema:Z.allOf[1].then.properties.
source.required,parentSchema:Z.allOf[1].then.properties.source,data:P}],!1;{let D=e;for(let C in P)if(!(C==="type"||C==="data"||C==="media_type"||C==="url"||C===
"file_id"||C==="content")){return ne.errors=[{instancePath:s+"/source",schemaPath:"#/allOf/1/then/properties/source/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:C},message:"must NOT have additional properties",schema:!1,parentSchema:Z.allOf[1].then.properties.source,data:P}],!1;break}
if(D===e){if(P.type!==void 0){let C=P.type,z=e;if(!(C==="text"||C==="content"))return ne.errors=[{instancePath:s+"/source/type",schemaPath:"#/allOf/1/then/prope\
rties/source/properties/type/enum",keyword:"enum",params:{allowedValues:Z.allOf[1].then.properties.source.properties.type.enum},message:"must be equal to one of\
 the allowed values",schema:Z.allOf[1].then.properties.source.properties.type.enum,parentSchema:Z.allOf[1].then.properties.source.properties.type,data:C}],!1;var u=z===
e}else var u=!0;if(u)if(P.content!==void 0){let C=P.content,z=e,K=e,ye=!0,W=e;if(!Array.isArray(C)){let ee={};r===null?r=[ee]:r.push(ee),e++}var b=W===e;e=K,r!==
null&&(K?r.length=K:r=null);let G;if(b){let ee=e;if(e===ee)if(Array.isArray(C)){var i=!0;let le=C.length;for(let oe=0;oe<le;oe++){let ae=C[oe],pe=e;if(e===e)if(ae&&
typeof ae=="object"&&!Array.isArray(ae)){let ge;if(ae.type===void 0&&(ge="type"))return ne.errors=[{instancePath:s+"/source/content/"+oe,schemaPath:"#/definitio\
ns/text/required",keyword:"required",params:{missingProperty:ge},message:"must have required property '"+ge+"'",schema:ue.required,parentSchema:ue,data:ae}],!1;
{let be=e;for(let fe in ae)if(!(fe==="type"||fe==="text"||fe==="cache_control"||fe==="citations")){return ne.errors=[{instancePath:s+"/source/content/"+oe,schemaPath:"\
#/definitions/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:fe},message:"must NOT have additional properties",schema:!1,parentSchema:ue,
data:ae}],!1;break}if(be===e&&ae.type!==void 0){let fe=ae.type;if(fe!=="text")return ne.errors=[{instancePath:s+"/source/content/"+oe+"/type",schemaPath:"#/defi\
nitions/text/properties/type/const",keyword:"const",params:{allowedValue:"text"},message:"must be equal to constant",schema:"text",parentSchema:ue.properties.type,
data:fe}],!1}}}else return ne.errors=[{instancePath:s+"/source/content/"+oe,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ue.type,parentSchema:ue,data:ae}],!1;var i=pe===e;if(!i)break}}else return ne.errors=[{instancePath:s+"/source/content",schemaPath:"#/all\
Of/1/then/properties/source/properties/content/then/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Z.allOf[1].then.properties.source.
properties.content.then.type,parentSchema:Z.allOf[1].then.properties.source.properties.content.then,data:C}],!1;var b=ee===e;ye=b,G="then"}else{let ee=e;if(typeof C!=
"string")return ne.errors=[{instancePath:s+"/source/content",schemaPath:"#/allOf/1/then/properties/source/properties/content/else/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:Z.allOf[1].then.properties.source.properties.content.else.type,parentSchema:Z.allOf[1].then.properties.source.properties.
content.else,data:C}],!1;var b=ee===e;ye=b,G="else"}if(!ye){let ee={instancePath:s+"/source/content",schemaPath:"#/allOf/1/then/properties/source/properties/con\
tent/if",keyword:"if",params:{failingKeyword:G},message:'must match "'+G+'" schema',schema:Z.allOf[1].then.properties.source.properties.content.if,parentSchema:Z.
allOf[1].then.properties.source.properties.content,data:C};return r===null?r=[ee]:r.push(ee),e++,ne.errors=r,!1}var u=z===e}else var u=!0}}}else return ne.errors=
[{instancePath:s+"/source",schemaPath:"#/allOf/1/then/properties/source/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Z.allOf[1].then.
properties.source.type,parentSchema:Z.allOf[1].then.properties.source,data:P}],!1}}var f=p===e;v=f}if(!v){let p={instancePath:s,schemaPath:"#/allOf/1/if",keyword:"\
if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:Z.allOf[1].if,parentSchema:Z.allOf[1],data:t};return r===null?r=[p]:r.push(p),e++,ne.
errors=r,!1}var l=y===e}return ne.errors=r,e===0}var Xe={type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","image","documen\
t","search_result","tool_reference","browser_state"]},text:{},citations:{},cache_control:{},title:{},context:{},transformations:{},tool_name:{},tabs:{},state_changes:{},
source:{},content:{}},allOf:[{$ref:"#/definitions/sources"}]};function Ze(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,
e=0;if(ne(t,{instancePath:s,parentData:se,parentDataProperty:re,rootData:R})||(r=r===null?ne.errors:r.concat(ne.errors),e=r.length),e===0)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){let n;if(t.type===void 0&&(n="type"))return Ze.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},
message:"must have required property '"+n+"'",schema:Xe.required,parentSchema:Xe,data:t}],!1;{let w=e;for(let h in t)if(!Ge.call(Xe.properties,h)){return Ze.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties",
schema:!1,parentSchema:Xe,data:t}],!1;break}if(w===e&&t.type!==void 0){let h=t.type;if(!(h==="text"||h==="image"||h==="document"||h==="search_result"||h==="tool\
_reference"||h==="browser_state"))return Ze.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Xe.properties.
type.enum},message:"must be equal to one of the allowed values",schema:Xe.properties.type.enum,parentSchema:Xe.properties.type,data:h}],!1}}}else return Ze.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Xe.type,parentSchema:Xe,data:t}],!1;return Ze.errors=
r,e===0}function Se(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0,n=e;ne(t,{instancePath:s,parentData:se,parentDataProperty:re,
rootData:R})||(r=r===null?ne.errors:r.concat(ne.errors),e=r.length);var w=n===e;if(w){let c=e,l=e,f=!0,u=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==
void 0){let i=t.type;if(!(i==="tool_result"||i==="mcp_tool_result")){let y={};r===null?r=[y]:r.push(y),e++}}var h=u===e;if(e=l,r!==null&&(l?r.length=l:r=null),h){
let i=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.content!==void 0){let d=t.content,v=e,o=!0,g=e;if(!Array.isArray(d)){let _={};r===null?r=[_]:r.push(_),e++}
var j=g===e;e=v,r!==null&&(v?r.length=v:r=null);let p;if(j){let _=e;if(e===_)if(Array.isArray(d)){var k=!0;let P=d.length;for(let S=0;S<P;S++){let q=e;Ze(d[S],{
instancePath:s+"/content/"+S,parentData:d,parentDataProperty:S,rootData:R})||(r=r===null?Ze.errors:r.concat(Ze.errors),e=r.length);var k=q===e;if(!k)break}}else
return Se.errors=[{instancePath:s+"/content",schemaPath:"#/allOf/1/then/properties/content/then/type",keyword:"type",params:{type:"array"},message:"must be arra\
y",schema:ke.allOf[1].then.properties.content.then.type,parentSchema:ke.allOf[1].then.properties.content.then,data:d}],!1;var j=_===e;o=j,p="then"}else{let _=e;
if(typeof d!="string"&&d!==null)return Se.errors=[{instancePath:s+"/content",schemaPath:"#/allOf/1/then/properties/content/else/type",keyword:"type",params:{type:ke.
allOf[1].then.properties.content.else.type},message:"must be string,null",schema:ke.allOf[1].then.properties.content.else.type,parentSchema:ke.allOf[1].then.properties.
content.else,data:d}],!1;var j=_===e;o=j,p="else"}if(!o){let _={instancePath:s+"/content",schemaPath:"#/allOf/1/then/properties/content/if",keyword:"if",params:{
failingKeyword:p},message:'must match "'+p+'" schema',schema:ke.allOf[1].then.properties.content.if,parentSchema:ke.allOf[1].then.properties.content,data:d};return r===
null?r=[_]:r.push(_),e++,Se.errors=r,!1}}var h=i===e;f=h}if(!f){let i={instancePath:s,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema',schema:ke.allOf[1].if,parentSchema:ke.allOf[1],data:t};return r===null?r=[i]:r.push(i),e++,Se.errors=r,!1}var w=c===e;if(w){let i=e,y=e,
d=!0,v=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==void 0&&t.type!=="search_result"){let g={};r===null?r=[g]:r.push(g),e++}var m=v===e;if(e=y,r!==null&&
(y?r.length=y:r=null),m){let g=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.content!==void 0){let _=t.content;if(e===e)if(Array.isArray(_)){var a=!0;let P=_.
length;for(let S=0;S<P;S++){let q=_[S],D=e;if(e===e)if(q&&typeof q=="object"&&!Array.isArray(q)){let K;if(q.type===void 0&&(K="type"))return Se.errors=[{instancePath:s+
"/content/"+S,schemaPath:"#/definitions/text/required",keyword:"required",params:{missingProperty:K},message:"must have required property '"+K+"'",schema:ue.required,
parentSchema:ue,data:q}],!1;{let ye=e;for(let W in q)if(!(W==="type"||W==="text"||W==="cache_control"||W==="citations")){return Se.errors=[{instancePath:s+"/con\
tent/"+S,schemaPath:"#/definitions/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:W},message:"must NOT have additional pro\
perties",schema:!1,parentSchema:ue,data:q}],!1;break}if(ye===e&&q.type!==void 0){let W=q.type;if(W!=="text")return Se.errors=[{instancePath:s+"/content/"+S+"/ty\
pe",schemaPath:"#/definitions/text/properties/type/const",keyword:"const",params:{allowedValue:"text"},message:"must be equal to constant",schema:"text",parentSchema:ue.
properties.type,data:W}],!1}}}else return Se.errors=[{instancePath:s+"/content/"+S,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:ue.type,parentSchema:ue,data:q}],!1;var a=D===e;if(!a)break}}else return Se.errors=[{instancePath:s+"/content",schemaPath:"#/allOf/2/then\
/properties/content/type",keyword:"type",params:{type:"array"},message:"must be array",schema:ke.allOf[2].then.properties.content.type,parentSchema:ke.allOf[2].
then.properties.content,data:_}],!1}var m=g===e;d=m}if(!d){let g={instancePath:s,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema',schema:ke.allOf[2].if,parentSchema:ke.allOf[2],data:t};return r===null?r=[g]:r.push(g),e++,Se.errors=r,!1}var w=i===e}}if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){let c;if(t.type===void 0&&(c="type"))return Se.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:c},message:"must have required property '"+c+"'",schema:ke.required,parentSchema:ke,data:t}],!1;{let l=e;for(let f in t)if(!Ge.call(ke.properties,
f)){return Se.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:ke,data:t}],!1;break}if(l===e&&t.type!==void 0){let f=t.type;if(!(f==="text"||f==="image"||f==="document"||f==="sear\
ch_result"||f==="thinking"||f==="redacted_thinking"||f==="tool_use"||f==="tool_result"||f==="server_tool_use"||f==="tool_search_tool_result"||f==="mcp_tool_use"||
f==="mcp_tool_result"||f==="tool_addition"||f==="tool_removal"||f==="compaction"||f==="fallback"))return Se.errors=[{instancePath:s+"/type",schemaPath:"#/proper\
ties/type/enum",keyword:"enum",params:{allowedValues:ke.properties.type.enum},message:"must be equal to one of the allowed values",schema:ke.properties.type.enum,
parentSchema:ke.properties.type,data:f}],!1}}}else return Se.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object",schema:ke.type,parentSchema:ke,data:t}],!1;return Se.errors=r,e===0}function Me(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.system!==void 0){let a=t.system,c=e,l=e,f=!1,u=e;if(typeof a!="string"&&a!==null){let b={
instancePath:s+"/system",schemaPath:"#/properties/system/anyOf/0/type",keyword:"type",params:{type:Pe.properties.system.anyOf[0].type},message:"must be string,n\
ull",schema:Pe.properties.system.anyOf[0].type,parentSchema:Pe.properties.system.anyOf[0],data:a};r===null?r=[b]:r.push(b),e++}var n=u===e;if(f=f||n,!f){let b=e;
if(e===b)if(Array.isArray(a)){var w=!0;let y=a.length;for(let d=0;d<y;d++){let v=a[d],o=e;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){let _;if(v.type===
void 0&&(_="type")){let A={instancePath:s+"/system/"+d,schemaPath:"#/definitions/text/required",keyword:"required",params:{missingProperty:_},message:"must have\
 required property '"+_+"'",schema:ue.required,parentSchema:ue,data:v};r===null?r=[A]:r.push(A),e++}else{let A=e;for(let P in v)if(!(P==="type"||P==="text"||P===
"cache_control"||P==="citations")){let S={instancePath:s+"/system/"+d,schemaPath:"#/definitions/text/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:P},message:"must NOT have additional properties",schema:!1,parentSchema:ue,data:v};r===null?r=[S]:r.push(S),e++;break}if(A===e&&v.type!==void 0){
let P=v.type;if(P!=="text"){let S={instancePath:s+"/system/"+d+"/type",schemaPath:"#/definitions/text/properties/type/const",keyword:"const",params:{allowedValue:"\
text"},message:"must be equal to constant",schema:"text",parentSchema:ue.properties.type,data:P};r===null?r=[S]:r.push(S),e++}}}}else{let _={instancePath:s+"/sy\
stem/"+d,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ue.type,parentSchema:ue,data:v};r===null?r=[
_]:r.push(_),e++}var w=o===e;if(!w)break}}else{let y={instancePath:s+"/system",schemaPath:"#/properties/system/anyOf/1/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:Pe.properties.system.anyOf[1].type,parentSchema:Pe.properties.system.anyOf[1],data:a};r===null?r=[y]:r.push(y),e++}var n=b===e;f=
f||n}if(f)e=l,r!==null&&(l?r.length=l:r=null);else{let b={instancePath:s+"/system",schemaPath:"#/properties/system/anyOf",keyword:"anyOf",params:{},message:"mus\
t match a schema in anyOf",schema:Pe.properties.system.anyOf,parentSchema:Pe.properties.system,data:a};return r===null?r=[b]:r.push(b),e++,Me.errors=r,!1}var h=c===
e}else var h=!0;if(h)if(t.messages!==void 0){let a=t.messages,c=e;if(e===c)if(Array.isArray(a)){var j=!0;let f=a.length;for(let u=0;u<f;u++){let b=a[u],i=e;if(e===
i)if(b&&typeof b=="object"&&!Array.isArray(b)){let d=e;for(let v in b)if(!(v==="role"||v==="content")){return Me.errors=[{instancePath:s+"/messages/"+u,schemaPath:"\
#/properties/messages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},message:"must NOT have additional properties",schema:!1,
parentSchema:Pe.properties.messages.items,data:b}],!1;break}if(d===e&&b.content!==void 0){let v=b.content,o=e,g=!0,p=e;if(!Array.isArray(v)){let A={};r===null?r=
[A]:r.push(A),e++}var k=p===e;e=o,r!==null&&(o?r.length=o:r=null);let _;if(k){let A=e;if(e===A)if(Array.isArray(v)){var m=!0;let S=v.length;for(let q=0;q<S;q++){
let D=e;Se(v[q],{instancePath:s+"/messages/"+u+"/content/"+q,parentData:v,parentDataProperty:q,rootData:R})||(r=r===null?Se.errors:r.concat(Se.errors),e=r.length);
var m=D===e;if(!m)break}}else return Me.errors=[{instancePath:s+"/messages/"+u+"/content",schemaPath:"#/properties/messages/items/properties/content/then/type",
keyword:"type",params:{type:"array"},message:"must be array",schema:Pe.properties.messages.items.properties.content.then.type,parentSchema:Pe.properties.messages.
items.properties.content.then,data:v}],!1;var k=A===e;g=k,_="then"}else{let A=e;if(typeof v!="string")return Me.errors=[{instancePath:s+"/messages/"+u+"/content",
schemaPath:"#/properties/messages/items/properties/content/else/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Pe.properties.messages.
items.properties.content.else.type,parentSchema:Pe.properties.messages.items.properties.content.else,data:v}],!1;var k=A===e;g=k,_="else"}if(!g){let A={instancePath:s+
"/messages/"+u+"/content",schemaPath:"#/properties/messages/items/properties/content/if",keyword:"if",params:{failingKeyword:_},message:'must match "'+_+'" sche\
ma',schema:Pe.properties.messages.items.properties.content.if,parentSchema:Pe.properties.messages.items.properties.content,data:v};return r===null?r=[A]:r.push(
A),e++,Me.errors=r,!1}}}else return Me.errors=[{instancePath:s+"/messages/"+u,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:Pe.properties.messages.items.type,parentSchema:Pe.properties.messages.items,data:b}],!1;var j=i===e;if(!j)break}}else return Me.
errors=[{instancePath:s+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Pe.properties.messages.
type,parentSchema:Pe.properties.messages,data:a}],!1;var h=c===e}else var h=!0}else return Me.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:Pe.type,parentSchema:Pe,data:t}],!1;return Me.errors=r,e===0}var Dr=X,T={$schema:"http://json-schema.org/draft-07\
/schema#",description:"Creates a per-second video task in the official format. Members that are not forwarded are ignored.",type:"object",required:["model","con\
tent","duration"],properties:{model:{description:"The model's id in the catalogue.",type:"string",minLength:1},content:{description:"The input of the video: tex\
t, images, videos and audio.",type:"array",minItems:1,items:{type:"object",required:["type"],properties:{type:{description:"The kind of the element, and the nam\
e of the member that holds it.",enum:["text","image_url","video_url","audio_url"]}},allOf:[{if:{required:["type"],properties:{type:{const:"text"}}},then:{required:[
"text"],properties:{text:{description:"The prompt. It may end with flags such as --resolution 720p.",type:"string"}}}},{if:{required:["type"],properties:{type:{
const:"image_url"}}},then:{required:["image_url"],properties:{image_url:{description:"An image: a frame of the video, or something to show in it.",type:"object",
required:["url"],properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of\
 the image.",enum:["first_frame","last_frame","reference_image",null]}}}},{if:{required:["type"],properties:{type:{const:"video_url"}}},then:{required:["video_u\
rl"],properties:{video_url:{description:"A reference video.",type:"object",required:["url"],properties:{url:{description:"http, https, data: (images and audio) \
or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of the video.",enum:["reference_video",null]}}}},{if:{required:["type"],properties:{type:{
const:"audio_url"}}},then:{required:["audio_url"],properties:{audio_url:{description:"Reference audio.",type:"object",required:["url"],properties:{url:{description:"\
http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of the audio.",enum:["reference_audio",null]}}}}]}},
duration:{title:"a positive integer of seconds",description:"The length in seconds. The upstream refuses lengths that the model does not support; the bounds her\
e only keep the price valid.",type:"integer",minimum:1,maximum:86400},resolution:{description:"Default: the model's default.",enum:["480p","720p","1080p","4k",null]},
ratio:{description:"Width to height. Default: adaptive.",enum:["16:9","4:3","1:1","3:4","9:16","21:9","adaptive",null]},generate_audio:{description:"Whether the\
 video has matching sound.",type:["boolean","null"]},watermark:{description:"Default: false.",type:["boolean","null"]}}},Ne=wr().default;function X(t,{instancePath:s="",
parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.model===void 0&&(u="model")||
t.content===void 0&&(u="content")||t.duration===void 0&&(u="duration"))return X.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:u},
message:"must have required property '"+u+"'",schema:T.required,parentSchema:T,data:t}],!1;if(t.model!==void 0){let b=t.model,i=e;if(e===i)if(typeof b=="string"){
if(Ne(b)<1)return X.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters",schema:1,parentSchema:T.properties.model,data:b}],!1}else return X.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:T.properties.model.type,parentSchema:T.properties.model,data:b}],!1;var n=i===e}else var n=!0;if(n){
if(t.content!==void 0){let b=t.content,i=e;if(e===i)if(Array.isArray(b)){if(b.length<1)return X.errors=[{instancePath:s+"/content",schemaPath:"#/properties/cont\
ent/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:T.properties.content,data:b}],!1;{var w=!0;let d=b.
length;for(let v=0;v<d;v++){let o=b[v],g=e,p=e,_=e,A=!0,P=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let q;if(o.type===void 0&&(q="type")){let D={};r===null?
r=[D]:r.push(D),e++}else if(o.type!==void 0&&o.type!=="text"){let D={};r===null?r=[D]:r.push(D),e++}}var h=P===e;if(e=_,r!==null&&(_?r.length=_:r=null),h){let q=e;
if(o&&typeof o=="object"&&!Array.isArray(o)){let C;if(o.text===void 0&&(C="text"))return X.errors=[{instancePath:s+"/content/"+v,schemaPath:"#/properties/conten\
t/items/allOf/0/then/required",keyword:"required",params:{missingProperty:C},message:"must have required property '"+C+"'",schema:T.properties.content.items.allOf[0].
then.required,parentSchema:T.properties.content.items.allOf[0].then,data:o}],!1;if(o.text!==void 0){let z=o.text;if(typeof z!="string")return X.errors=[{instancePath:s+
"/content/"+v+"/text",schemaPath:"#/properties/content/items/allOf/0/then/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.
properties.content.items.allOf[0].then.properties.text.type,parentSchema:T.properties.content.items.allOf[0].then.properties.text,data:z}],!1}}var h=q===e;A=h}if(!A){
let q={instancePath:s+"/content/"+v,schemaPath:"#/properties/content/items/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" sc\
hema',schema:T.properties.content.items.allOf[0].if,parentSchema:T.properties.content.items.allOf[0],data:o};return r===null?r=[q]:r.push(q),e++,X.errors=r,!1}var j=p===
e;if(j){let q=e,D=e,C=!0,z=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let ye;if(o.type===void 0&&(ye="type")){let W={};r===null?r=[W]:r.push(W),e++}else if(o.
type!==void 0&&o.type!=="image_url"){let W={};r===null?r=[W]:r.push(W),e++}}var k=z===e;if(e=D,r!==null&&(D?r.length=D:r=null),k){let ye=e;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){let G;if(o.image_url===void 0&&(G="image_url"))return X.errors=[{instancePath:s+"/content/"+v,schemaPath:"#/properties/content/items/all\
Of/1/then/required",keyword:"required",params:{missingProperty:G},message:"must have required property '"+G+"'",schema:T.properties.content.items.allOf[1].then.
required,parentSchema:T.properties.content.items.allOf[1].then,data:o}],!1;if(o.image_url!==void 0){let B=o.image_url,ee=e;if(e===ee)if(B&&typeof B=="object"&&!Array.
isArray(B)){let Ae;if(B.url===void 0&&(Ae="url"))return X.errors=[{instancePath:s+"/content/"+v+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then\
/properties/image_url/required",keyword:"required",params:{missingProperty:Ae},message:"must have required property '"+Ae+"'",schema:T.properties.content.items.
allOf[1].then.properties.image_url.required,parentSchema:T.properties.content.items.allOf[1].then.properties.image_url,data:B}],!1;if(B.url!==void 0){let le=B.url;
if(e===e)if(typeof le=="string"){if(Ne(le)<1)return X.errors=[{instancePath:s+"/content/"+v+"/image_url/url",schemaPath:"#/properties/content/items/allOf/1/then\
/properties/image_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:T.properties.
content.items.allOf[1].then.properties.image_url.properties.url,data:le}],!1}else return X.errors=[{instancePath:s+"/content/"+v+"/image_url/url",schemaPath:"#/\
properties/content/items/allOf/1/then/properties/image_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.
content.items.allOf[1].then.properties.image_url.properties.url.type,parentSchema:T.properties.content.items.allOf[1].then.properties.image_url.properties.url,data:le}],
!1}}else return X.errors=[{instancePath:s+"/content/"+v+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:T.properties.content.items.allOf[1].then.properties.image_url.type,parentSchema:T.properties.content.items.
allOf[1].then.properties.image_url,data:B}],!1;var m=ee===e}else var m=!0;if(m)if(o.role!==void 0){let B=o.role,ee=e;if(!(B==="first_frame"||B==="last_frame"||B===
"reference_image"||B===null))return X.errors=[{instancePath:s+"/content/"+v+"/role",schemaPath:"#/properties/content/items/allOf/1/then/properties/role/enum",keyword:"\
enum",params:{allowedValues:T.properties.content.items.allOf[1].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:T.properties.
content.items.allOf[1].then.properties.role.enum,parentSchema:T.properties.content.items.allOf[1].then.properties.role,data:B}],!1;var m=ee===e}else var m=!0}var k=ye===
e;C=k}if(!C){let ye={instancePath:s+"/content/"+v,schemaPath:"#/properties/content/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must m\
atch "then" schema',schema:T.properties.content.items.allOf[1].if,parentSchema:T.properties.content.items.allOf[1],data:o};return r===null?r=[ye]:r.push(ye),e++,
X.errors=r,!1}var j=q===e;if(j){let ye=e,W=e,G=!0,B=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let Ae;if(o.type===void 0&&(Ae="type")){let le={};r===null?r=
[le]:r.push(le),e++}else if(o.type!==void 0&&o.type!=="video_url"){let le={};r===null?r=[le]:r.push(le),e++}}var a=B===e;if(e=W,r!==null&&(W?r.length=W:r=null),
a){let Ae=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let oe;if(o.video_url===void 0&&(oe="video_url"))return X.errors=[{instancePath:s+"/content/"+v,schemaPath:"\
#/properties/content/items/allOf/2/then/required",keyword:"required",params:{missingProperty:oe},message:"must have required property '"+oe+"'",schema:T.properties.
content.items.allOf[2].then.required,parentSchema:T.properties.content.items.allOf[2].then,data:o}],!1;if(o.video_url!==void 0){let ae=o.video_url,pe=e;if(e===pe)
if(ae&&typeof ae=="object"&&!Array.isArray(ae)){let Ce;if(ae.url===void 0&&(Ce="url"))return X.errors=[{instancePath:s+"/content/"+v+"/video_url",schemaPath:"#/\
properties/content/items/allOf/2/then/properties/video_url/required",keyword:"required",params:{missingProperty:Ce},message:"must have required property '"+Ce+"\
'",schema:T.properties.content.items.allOf[2].then.properties.video_url.required,parentSchema:T.properties.content.items.allOf[2].then.properties.video_url,data:ae}],
!1;if(ae.url!==void 0){let he=ae.url;if(e===e)if(typeof he=="string"){if(Ne(he)<1)return X.errors=[{instancePath:s+"/content/"+v+"/video_url/url",schemaPath:"#/\
properties/content/items/allOf/2/then/properties/video_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters",schema:1,parentSchema:T.properties.content.items.allOf[2].then.properties.video_url.properties.url,data:he}],!1}else return X.errors=[{instancePath:s+
"/content/"+v+"/video_url/url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:T.properties.content.items.allOf[2].then.properties.video_url.properties.url.type,parentSchema:T.properties.content.items.allOf[2].
then.properties.video_url.properties.url,data:he}],!1}}else return X.errors=[{instancePath:s+"/content/"+v+"/video_url",schemaPath:"#/properties/content/items/a\
llOf/2/then/properties/video_url/type",keyword:"type",params:{type:"object"},message:"must be object",schema:T.properties.content.items.allOf[2].then.properties.
video_url.type,parentSchema:T.properties.content.items.allOf[2].then.properties.video_url,data:ae}],!1;var c=pe===e}else var c=!0;if(c)if(o.role!==void 0){let ae=o.
role,pe=e;if(!(ae==="reference_video"||ae===null))return X.errors=[{instancePath:s+"/content/"+v+"/role",schemaPath:"#/properties/content/items/allOf/2/then/pro\
perties/role/enum",keyword:"enum",params:{allowedValues:T.properties.content.items.allOf[2].then.properties.role.enum},message:"must be equal to one of the allo\
wed values",schema:T.properties.content.items.allOf[2].then.properties.role.enum,parentSchema:T.properties.content.items.allOf[2].then.properties.role,data:ae}],
!1;var c=pe===e}else var c=!0}var a=Ae===e;G=a}if(!G){let Ae={instancePath:s+"/content/"+v,schemaPath:"#/properties/content/items/allOf/2/if",keyword:"if",params:{
failingKeyword:"then"},message:'must match "then" schema',schema:T.properties.content.items.allOf[2].if,parentSchema:T.properties.content.items.allOf[2],data:o};
return r===null?r=[Ae]:r.push(Ae),e++,X.errors=r,!1}var j=ye===e;if(j){let Ae=e,le=e,oe=!0,ae=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let Ce;if(o.type===
void 0&&(Ce="type")){let he={};r===null?r=[he]:r.push(he),e++}else if(o.type!==void 0&&o.type!=="audio_url"){let he={};r===null?r=[he]:r.push(he),e++}}var l=ae===
e;if(e=le,r!==null&&(le?r.length=le:r=null),l){let Ce=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let ge;if(o.audio_url===void 0&&(ge="audio_url"))return X.errors=
[{instancePath:s+"/content/"+v,schemaPath:"#/properties/content/items/allOf/3/then/required",keyword:"required",params:{missingProperty:ge},message:"must have r\
equired property '"+ge+"'",schema:T.properties.content.items.allOf[3].then.required,parentSchema:T.properties.content.items.allOf[3].then,data:o}],!1;if(o.audio_url!==
void 0){let be=o.audio_url,fe=e;if(e===fe)if(be&&typeof be=="object"&&!Array.isArray(be)){let We;if(be.url===void 0&&(We="url"))return X.errors=[{instancePath:s+
"/content/"+v+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/required",keyword:"required",params:{missingProperty:We},message:"\
must have required property '"+We+"'",schema:T.properties.content.items.allOf[3].then.properties.audio_url.required,parentSchema:T.properties.content.items.allOf[3].
then.properties.audio_url,data:be}],!1;if(be.url!==void 0){let xe=be.url;if(e===e)if(typeof xe=="string"){if(Ne(xe)<1)return X.errors=[{instancePath:s+"/content\
/"+v+"/audio_url/url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:T.properties.content.items.allOf[3].then.properties.audio_url.properties.url,data:xe}],!1}else return X.
errors=[{instancePath:s+"/content/"+v+"/audio_url/url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/properties/url/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:T.properties.content.items.allOf[3].then.properties.audio_url.properties.url.type,parentSchema:T.properties.
content.items.allOf[3].then.properties.audio_url.properties.url,data:xe}],!1}}else return X.errors=[{instancePath:s+"/content/"+v+"/audio_url",schemaPath:"#/pro\
perties/content/items/allOf/3/then/properties/audio_url/type",keyword:"type",params:{type:"object"},message:"must be object",schema:T.properties.content.items.allOf[3].
then.properties.audio_url.type,parentSchema:T.properties.content.items.allOf[3].then.properties.audio_url,data:be}],!1;var f=fe===e}else var f=!0;if(f)if(o.role!==
void 0){let be=o.role,fe=e;if(!(be==="reference_audio"||be===null))return X.errors=[{instancePath:s+"/content/"+v+"/role",schemaPath:"#/properties/content/items\
/allOf/3/then/properties/role/enum",keyword:"enum",params:{allowedValues:T.properties.content.items.allOf[3].then.properties.role.enum},message:"must be equal t\
o one of the allowed values",schema:T.properties.content.items.allOf[3].then.properties.role.enum,parentSchema:T.properties.content.items.allOf[3].then.properties.
role,data:be}],!1;var f=fe===e}else var f=!0}var l=Ce===e;oe=l}if(!oe){let Ce={instancePath:s+"/content/"+v,schemaPath:"#/properties/content/items/allOf/3/if",keyword:"\
if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:T.properties.content.items.allOf[3].if,parentSchema:T.properties.content.items.allOf[3],
data:o};return r===null?r=[Ce]:r.push(Ce),e++,X.errors=r,!1}var j=Ae===e}}}if(e===g)if(o&&typeof o=="object"&&!Array.isArray(o)){let q;if(o.type===void 0&&(q="t\
ype"))return X.errors=[{instancePath:s+"/content/"+v,schemaPath:"#/properties/content/items/required",keyword:"required",params:{missingProperty:q},message:"mus\
t have required property '"+q+"'",schema:T.properties.content.items.required,parentSchema:T.properties.content.items,data:o}],!1;if(o.type!==void 0){let D=o.type;
if(!(D==="text"||D==="image_url"||D==="video_url"||D==="audio_url"))return X.errors=[{instancePath:s+"/content/"+v+"/type",schemaPath:"#/properties/content/item\
s/properties/type/enum",keyword:"enum",params:{allowedValues:T.properties.content.items.properties.type.enum},message:"must be equal to one of the allowed value\
s",schema:T.properties.content.items.properties.type.enum,parentSchema:T.properties.content.items.properties.type,data:D}],!1}}else return X.errors=[{instancePath:s+
"/content/"+v,schemaPath:"#/properties/content/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:T.properties.content.items.type,
parentSchema:T.properties.content.items,data:o}],!1;var w=g===e;if(!w)break}}}else return X.errors=[{instancePath:s+"/content",schemaPath:"#/properties/content/\
type",keyword:"type",params:{type:"array"},message:"must be array",schema:T.properties.content.type,parentSchema:T.properties.content,data:b}],!1;var n=i===e}else
var n=!0;if(n){if(t.duration!==void 0){let b=t.duration,i=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return X.errors=[{instancePath:s+"/duration",
schemaPath:"#/properties/duration/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:T.properties.duration.type,parentSchema:T.properties.
duration,data:b}],!1;if(e===i&&typeof b=="number"&&isFinite(b)){if(b>86400||isNaN(b))return X.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/durat\
ion/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400},message:"must be <= 86400",schema:86400,parentSchema:T.properties.duration,data:b}],!1;if(b<
1||isNaN(b))return X.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:T.properties.duration,data:b}],!1}var n=i===e}else var n=!0;if(n){if(t.resolution!==void 0){let b=t.resolution,i=e;if(!(b===
"480p"||b==="720p"||b==="1080p"||b==="4k"||b===null))return X.errors=[{instancePath:s+"/resolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{
allowedValues:T.properties.resolution.enum},message:"must be equal to one of the allowed values",schema:T.properties.resolution.enum,parentSchema:T.properties.resolution,
data:b}],!1;var n=i===e}else var n=!0;if(n){if(t.ratio!==void 0){let b=t.ratio,i=e;if(!(b==="16:9"||b==="4:3"||b==="1:1"||b==="3:4"||b==="9:16"||b==="21:9"||b===
"adaptive"||b===null))return X.errors=[{instancePath:s+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues:T.properties.ratio.enum},
message:"must be equal to one of the allowed values",schema:T.properties.ratio.enum,parentSchema:T.properties.ratio,data:b}],!1;var n=i===e}else var n=!0;if(n){
if(t.generate_audio!==void 0){let b=t.generate_audio,i=e;if(typeof b!="boolean"&&b!==null)return X.errors=[{instancePath:s+"/generate_audio",schemaPath:"#/prope\
rties/generate_audio/type",keyword:"type",params:{type:T.properties.generate_audio.type},message:"must be boolean,null",schema:T.properties.generate_audio.type,
parentSchema:T.properties.generate_audio,data:b}],!1;var n=i===e}else var n=!0;if(n)if(t.watermark!==void 0){let b=t.watermark,i=e;if(typeof b!="boolean"&&b!==null)
return X.errors=[{instancePath:s+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type:T.properties.watermark.type},message:"must be\
 boolean,null",schema:T.properties.watermark.type,parentSchema:T.properties.watermark,data:b}],!1;var n=i===e}else var n=!0}}}}}}else return X.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:T.type,parentSchema:T,data:t}],!1;return X.errors=r,e===0}var Nr=E,O={
$schema:"http://json-schema.org/draft-07/schema#",description:"Creates a token-billed video task. Members that are not listed are forwarded; null counts as abse\
nt.",type:"object",required:["model","content"],properties:{model:{description:"The model's id in the catalogue.",type:"string",minLength:1},content:{description:"\
The input of the video: text, images, videos and audio.",type:"array",minItems:1,items:{type:"object",required:["type"],properties:{type:{description:"The kind \
of the element, and the name of the member that holds it.",enum:["text","image_url","video_url","audio_url","draft_task"]}},allOf:[{if:{required:["type"],properties:{
type:{const:"text"}}},then:{required:["text"],properties:{text:{description:"The prompt. It may end with flags such as --resolution 720p.",type:"string"}}}},{if:{
required:["type"],properties:{type:{const:"image_url"}}},then:{required:["image_url"],properties:{image_url:{description:"An image: a frame of the video, or som\
ething to show in it.",type:"object",required:["url"],properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},
role:{description:"The role of the image.",enum:["first_frame","last_frame","reference_image",null]}}}},{if:{required:["type"],properties:{type:{const:"video_ur\
l"}}},then:{required:["video_url"],properties:{video_url:{description:"A reference video.",type:"object",required:["url"],properties:{url:{description:"http, ht\
tps, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of the video.",enum:["reference_video",null]}}}},{if:{required:[
"type"],properties:{type:{const:"audio_url"}}},then:{required:["audio_url"],properties:{audio_url:{description:"Reference audio.",type:"object",required:["url"],
properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of the audio.",enum:[
"reference_audio",null]}}}},{if:{required:["type"],properties:{type:{const:"draft_task"}}},then:{required:["draft_task"],properties:{draft_task:{description:"A \
draft of the caller's account, which the video is made from.",type:"object",required:["id"],properties:{id:{description:"The id of its task.",type:"string",minLength:1}}}}}}]}},
resolution:{description:"Default: 720p.",enum:["480p","720p","1080p","4k",null]},ratio:{description:"Width to height. Default: adaptive.",enum:["16:9","4:3","1:\
1","3:4","9:16","21:9","adaptive",null]},duration:{title:"an integer from 4 to 15, or -1",description:"Seconds; -1 lets the model choose. Default: 5.",enum:[-1,
4,5,6,7,8,9,10,11,12,13,14,15,null]},watermark:{description:"Default: false.",type:["boolean","null"]},generate_audio:{description:"Whether the video has matchi\
ng sound. Default: true.",type:["boolean","null"]},return_last_frame:{description:"Whether the answer has the last frame as an image. Default: false.",type:["bo\
olean","null"]},execution_expires_after:{description:"Seconds after which the task expires. Default: 172800.",type:["integer","null"],minimum:3600,maximum:259200},
frames:{description:"The number of frames, instead of seconds.",type:["integer","null"]},framespersecond:{title:"an integer from 1 to 60",description:"Default: \
24.",type:["integer","null"],minimum:1,maximum:60},service_tier:{description:"flex is slower and costs less. Default: default.",enum:["default","flex",null]},draft:{
description:"Whether a preview is created. Default: false.",type:["boolean","null"]}}};function E(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let b;if(t.model===void 0&&(b="model")||t.content===void 0&&(b="content"))return E.errors=[
{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:b},message:"must have required property '"+b+"'",schema:O.required,parentSchema:O,
data:t}],!1;if(t.model!==void 0){let i=t.model,y=e;if(e===y)if(typeof i=="string"){if(Ne(i)<1)return E.errors=[{instancePath:s+"/model",schemaPath:"#/properties\
/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:O.properties.model,data:i}],!1}else
return E.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string",schema:O.properties.
model.type,parentSchema:O.properties.model,data:i}],!1;var n=y===e}else var n=!0;if(n){if(t.content!==void 0){let i=t.content,y=e;if(e===y)if(Array.isArray(i)){
if(i.length<1)return E.errors=[{instancePath:s+"/content",schemaPath:"#/properties/content/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have \
fewer than 1 items",schema:1,parentSchema:O.properties.content,data:i}],!1;{var w=!0;let v=i.length;for(let o=0;o<v;o++){let g=i[o],p=e,_=e,A=e,P=!0,S=e;if(g&&typeof g==
"object"&&!Array.isArray(g)){let D;if(g.type===void 0&&(D="type")){let C={};r===null?r=[C]:r.push(C),e++}else if(g.type!==void 0&&g.type!=="text"){let C={};r===
null?r=[C]:r.push(C),e++}}var h=S===e;if(e=A,r!==null&&(A?r.length=A:r=null),h){let D=e;if(g&&typeof g=="object"&&!Array.isArray(g)){let z;if(g.text===void 0&&(z=
"text"))return E.errors=[{instancePath:s+"/content/"+o,schemaPath:"#/properties/content/items/allOf/0/then/required",keyword:"required",params:{missingProperty:z},
message:"must have required property '"+z+"'",schema:O.properties.content.items.allOf[0].then.required,parentSchema:O.properties.content.items.allOf[0].then,data:g}],
!1;if(g.text!==void 0){let K=g.text;if(typeof K!="string")return E.errors=[{instancePath:s+"/content/"+o+"/text",schemaPath:"#/properties/content/items/allOf/0/\
then/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string",schema:O.properties.content.items.allOf[0].then.properties.text.type,parentSchema:O.
properties.content.items.allOf[0].then.properties.text,data:K}],!1}}var h=D===e;P=h}if(!P){let D={instancePath:s+"/content/"+o,schemaPath:"#/properties/content/\
items/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:O.properties.content.items.allOf[0].if,parentSchema:O.properties.
content.items.allOf[0],data:g};return r===null?r=[D]:r.push(D),e++,E.errors=r,!1}var j=_===e;if(j){let D=e,C=e,z=!0,K=e;if(g&&typeof g=="object"&&!Array.isArray(
g)){let W;if(g.type===void 0&&(W="type")){let G={};r===null?r=[G]:r.push(G),e++}else if(g.type!==void 0&&g.type!=="image_url"){let G={};r===null?r=[G]:r.push(G),
e++}}var k=K===e;if(e=C,r!==null&&(C?r.length=C:r=null),k){let W=e;if(g&&typeof g=="object"&&!Array.isArray(g)){let B;if(g.image_url===void 0&&(B="image_url"))return E.
errors=[{instancePath:s+"/content/"+o,schemaPath:"#/properties/content/items/allOf/1/then/required",keyword:"required",params:{missingProperty:B},message:"must \
have required property '"+B+"'",schema:O.properties.content.items.allOf[1].then.required,parentSchema:O.properties.content.items.allOf[1].then,data:g}],!1;if(g.
image_url!==void 0){let ee=g.image_url,Ae=e;if(e===Ae)if(ee&&typeof ee=="object"&&!Array.isArray(ee)){let le;if(ee.url===void 0&&(le="url"))return E.errors=[{instancePath:s+
"/content/"+o+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/required",keyword:"required",params:{missingProperty:le},message:"\
must have required property '"+le+"'",schema:O.properties.content.items.allOf[1].then.properties.image_url.required,parentSchema:O.properties.content.items.allOf[1].
then.properties.image_url,data:ee}],!1;if(ee.url!==void 0){let oe=ee.url;if(e===e)if(typeof oe=="string"){if(Ne(oe)<1)return E.errors=[{instancePath:s+"/content\
/"+o+"/image_url/url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:O.properties.content.items.allOf[1].then.properties.image_url.properties.url,data:oe}],!1}else return E.
errors=[{instancePath:s+"/content/"+o+"/image_url/url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/properties/url/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:O.properties.content.items.allOf[1].then.properties.image_url.properties.url.type,parentSchema:O.properties.
content.items.allOf[1].then.properties.image_url.properties.url,data:oe}],!1}}else return E.errors=[{instancePath:s+"/content/"+o+"/image_url",schemaPath:"#/pro\
perties/content/items/allOf/1/then/properties/image_url/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.properties.content.items.allOf[1].
then.properties.image_url.type,parentSchema:O.properties.content.items.allOf[1].then.properties.image_url,data:ee}],!1;var m=Ae===e}else var m=!0;if(m)if(g.role!==
void 0){let ee=g.role,Ae=e;if(!(ee==="first_frame"||ee==="last_frame"||ee==="reference_image"||ee===null))return E.errors=[{instancePath:s+"/content/"+o+"/role",
schemaPath:"#/properties/content/items/allOf/1/then/properties/role/enum",keyword:"enum",params:{allowedValues:O.properties.content.items.allOf[1].then.properties.
role.enum},message:"must be equal to one of the allowed values",schema:O.properties.content.items.allOf[1].then.properties.role.enum,parentSchema:O.properties.content.
items.allOf[1].then.properties.role,data:ee}],!1;var m=Ae===e}else var m=!0}var k=W===e;z=k}if(!z){let W={instancePath:s+"/content/"+o,schemaPath:"#/properties/\
content/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:O.properties.content.items.allOf[1].if,parentSchema:O.
properties.content.items.allOf[1],data:g};return r===null?r=[W]:r.push(W),e++,E.errors=r,!1}var j=D===e;if(j){let W=e,G=e,B=!0,ee=e;if(g&&typeof g=="object"&&!Array.
isArray(g)){let le;if(g.type===void 0&&(le="type")){let oe={};r===null?r=[oe]:r.push(oe),e++}else if(g.type!==void 0&&g.type!=="video_url"){let oe={};r===null?r=
[oe]:r.push(oe),e++}}var a=ee===e;if(e=G,r!==null&&(G?r.length=G:r=null),a){let le=e;if(g&&typeof g=="object"&&!Array.isArray(g)){let ae;if(g.video_url===void 0&&
(ae="video_url"))return E.errors=[{instancePath:s+"/content/"+o,schemaPath:"#/properties/content/items/allOf/2/then/required",keyword:"required",params:{missingProperty:ae},
message:"must have required property '"+ae+"'",schema:O.properties.content.items.allOf[2].then.required,parentSchema:O.properties.content.items.allOf[2].then,data:g}],
!1;if(g.video_url!==void 0){let pe=g.video_url,Ce=e;if(e===Ce)if(pe&&typeof pe=="object"&&!Array.isArray(pe)){let he;if(pe.url===void 0&&(he="url"))return E.errors=
[{instancePath:s+"/content/"+o+"/video_url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/required",keyword:"required",params:{missingProperty:he},
message:"must have required property '"+he+"'",schema:O.properties.content.items.allOf[2].then.properties.video_url.required,parentSchema:O.properties.content.items.
allOf[2].then.properties.video_url,data:pe}],!1;if(pe.url!==void 0){let ge=pe.url;if(e===e)if(typeof ge=="string"){if(Ne(ge)<1)return E.errors=[{instancePath:s+
"/content/"+o+"/video_url/url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/properties/url/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:O.properties.content.items.allOf[2].then.properties.video_url.properties.url,data:ge}],!1}else
return E.errors=[{instancePath:s+"/content/"+o+"/video_url/url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:O.properties.content.items.allOf[2].then.properties.video_url.properties.url.type,parentSchema:O.properties.
content.items.allOf[2].then.properties.video_url.properties.url,data:ge}],!1}}else return E.errors=[{instancePath:s+"/content/"+o+"/video_url",schemaPath:"#/pro\
perties/content/items/allOf/2/then/properties/video_url/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.properties.content.items.allOf[2].
then.properties.video_url.type,parentSchema:O.properties.content.items.allOf[2].then.properties.video_url,data:pe}],!1;var c=Ce===e}else var c=!0;if(c)if(g.role!==
void 0){let pe=g.role,Ce=e;if(!(pe==="reference_video"||pe===null))return E.errors=[{instancePath:s+"/content/"+o+"/role",schemaPath:"#/properties/content/items\
/allOf/2/then/properties/role/enum",keyword:"enum",params:{allowedValues:O.properties.content.items.allOf[2].then.properties.role.enum},message:"must be equal t\
o one of the allowed values",schema:O.properties.content.items.allOf[2].then.properties.role.enum,parentSchema:O.properties.content.items.allOf[2].then.properties.
role,data:pe}],!1;var c=Ce===e}else var c=!0}var a=le===e;B=a}if(!B){let le={instancePath:s+"/content/"+o,schemaPath:"#/properties/content/items/allOf/2/if",keyword:"\
if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:O.properties.content.items.allOf[2].if,parentSchema:O.properties.content.items.allOf[2],
data:g};return r===null?r=[le]:r.push(le),e++,E.errors=r,!1}var j=W===e;if(j){let le=e,oe=e,ae=!0,pe=e;if(g&&typeof g=="object"&&!Array.isArray(g)){let he;if(g.
type===void 0&&(he="type")){let ge={};r===null?r=[ge]:r.push(ge),e++}else if(g.type!==void 0&&g.type!=="audio_url"){let ge={};r===null?r=[ge]:r.push(ge),e++}}var l=pe===
e;if(e=oe,r!==null&&(oe?r.length=oe:r=null),l){let he=e;if(g&&typeof g=="object"&&!Array.isArray(g)){let be;if(g.audio_url===void 0&&(be="audio_url"))return E.errors=
[{instancePath:s+"/content/"+o,schemaPath:"#/properties/content/items/allOf/3/then/required",keyword:"required",params:{missingProperty:be},message:"must have r\
equired property '"+be+"'",schema:O.properties.content.items.allOf[3].then.required,parentSchema:O.properties.content.items.allOf[3].then,data:g}],!1;if(g.audio_url!==
void 0){let fe=g.audio_url,We=e;if(e===We)if(fe&&typeof fe=="object"&&!Array.isArray(fe)){let xe;if(fe.url===void 0&&(xe="url"))return E.errors=[{instancePath:s+
"/content/"+o+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/required",keyword:"required",params:{missingProperty:xe},message:"\
must have required property '"+xe+"'",schema:O.properties.content.items.allOf[3].then.properties.audio_url.required,parentSchema:O.properties.content.items.allOf[3].
then.properties.audio_url,data:fe}],!1;if(fe.url!==void 0){let Le=fe.url;if(e===e)if(typeof Le=="string"){if(Ne(Le)<1)return E.errors=[{instancePath:s+"/content\
/"+o+"/audio_url/url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:O.properties.content.items.allOf[3].then.properties.audio_url.properties.url,data:Le}],!1}else return E.
errors=[{instancePath:s+"/content/"+o+"/audio_url/url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/properties/url/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:O.properties.content.items.allOf[3].then.properties.audio_url.properties.url.type,parentSchema:O.properties.
content.items.allOf[3].then.properties.audio_url.properties.url,data:Le}],!1}}else return E.errors=[{instancePath:s+"/content/"+o+"/audio_url",schemaPath:"#/pro\
perties/content/items/allOf/3/then/properties/audio_url/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.properties.content.items.allOf[3].
then.properties.audio_url.type,parentSchema:O.properties.content.items.allOf[3].then.properties.audio_url,data:fe}],!1;var f=We===e}else var f=!0;if(f)if(g.role!==
void 0){let fe=g.role,We=e;if(!(fe==="reference_audio"||fe===null))return E.errors=[{instancePath:s+"/content/"+o+"/role",schemaPath:"#/properties/content/items\
/allOf/3/then/properties/role/enum",keyword:"enum",params:{allowedValues:O.properties.content.items.allOf[3].then.properties.role.enum},message:"must be equal t\
o one of the allowed values",schema:O.properties.content.items.allOf[3].then.properties.role.enum,parentSchema:O.properties.content.items.allOf[3].then.properties.
role,data:fe}],!1;var f=We===e}else var f=!0}var l=he===e;ae=l}if(!ae){let he={instancePath:s+"/content/"+o,schemaPath:"#/properties/content/items/allOf/3/if",keyword:"\
if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:O.properties.content.items.allOf[3].if,parentSchema:O.properties.content.items.allOf[3],
data:g};return r===null?r=[he]:r.push(he),e++,E.errors=r,!1}var j=le===e;if(j){let he=e,ge=e,be=!0,fe=e;if(g&&typeof g=="object"&&!Array.isArray(g)){let xe;if(g.
type===void 0&&(xe="type")){let Le={};r===null?r=[Le]:r.push(Le),e++}else if(g.type!==void 0&&g.type!=="draft_task"){let Le={};r===null?r=[Le]:r.push(Le),e++}}var u=fe===
e;if(e=ge,r!==null&&(ge?r.length=ge:r=null),u){let xe=e;if(g&&typeof g=="object"&&!Array.isArray(g)){let hr;if(g.draft_task===void 0&&(hr="draft_task"))return E.
errors=[{instancePath:s+"/content/"+o,schemaPath:"#/properties/content/items/allOf/4/then/required",keyword:"required",params:{missingProperty:hr},message:"must\
 have required property '"+hr+"'",schema:O.properties.content.items.allOf[4].then.required,parentSchema:O.properties.content.items.allOf[4].then,data:g}],!1;if(g.
draft_task!==void 0){let He=g.draft_task;if(e===e)if(He&&typeof He=="object"&&!Array.isArray(He)){let br;if(He.id===void 0&&(br="id"))return E.errors=[{instancePath:s+
"/content/"+o+"/draft_task",schemaPath:"#/properties/content/items/allOf/4/then/properties/draft_task/required",keyword:"required",params:{missingProperty:br},message:"\
must have required property '"+br+"'",schema:O.properties.content.items.allOf[4].then.properties.draft_task.required,parentSchema:O.properties.content.items.allOf[4].
then.properties.draft_task,data:He}],!1;if(He.id!==void 0){let gr=He.id;if(e===e)if(typeof gr=="string"){if(Ne(gr)<1)return E.errors=[{instancePath:s+"/content/"+
o+"/draft_task/id",schemaPath:"#/properties/content/items/allOf/4/then/properties/draft_task/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:O.properties.content.items.allOf[4].then.properties.draft_task.properties.id,data:gr}],!1}else return E.
errors=[{instancePath:s+"/content/"+o+"/draft_task/id",schemaPath:"#/properties/content/items/allOf/4/then/properties/draft_task/properties/id/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:O.properties.content.items.allOf[4].then.properties.draft_task.properties.id.type,parentSchema:O.properties.
content.items.allOf[4].then.properties.draft_task.properties.id,data:gr}],!1}}else return E.errors=[{instancePath:s+"/content/"+o+"/draft_task",schemaPath:"#/pr\
operties/content/items/allOf/4/then/properties/draft_task/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.properties.content.items.
allOf[4].then.properties.draft_task.type,parentSchema:O.properties.content.items.allOf[4].then.properties.draft_task,data:He}],!1}}var u=xe===e;be=u}if(!be){let xe={
instancePath:s+"/content/"+o,schemaPath:"#/properties/content/items/allOf/4/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:O.
properties.content.items.allOf[4].if,parentSchema:O.properties.content.items.allOf[4],data:g};return r===null?r=[xe]:r.push(xe),e++,E.errors=r,!1}var j=he===e}}}}
if(e===p)if(g&&typeof g=="object"&&!Array.isArray(g)){let D;if(g.type===void 0&&(D="type"))return E.errors=[{instancePath:s+"/content/"+o,schemaPath:"#/properti\
es/content/items/required",keyword:"required",params:{missingProperty:D},message:"must have required property '"+D+"'",schema:O.properties.content.items.required,
parentSchema:O.properties.content.items,data:g}],!1;if(g.type!==void 0){let C=g.type;if(!(C==="text"||C==="image_url"||C==="video_url"||C==="audio_url"||C==="dr\
aft_task"))return E.errors=[{instancePath:s+"/content/"+o+"/type",schemaPath:"#/properties/content/items/properties/type/enum",keyword:"enum",params:{allowedValues:O.
properties.content.items.properties.type.enum},message:"must be equal to one of the allowed values",schema:O.properties.content.items.properties.type.enum,parentSchema:O.
properties.content.items.properties.type,data:C}],!1}}else return E.errors=[{instancePath:s+"/content/"+o,schemaPath:"#/properties/content/items/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:O.properties.content.items.type,parentSchema:O.properties.content.items,data:g}],!1;var w=p===e;if(!w)
break}}}else return E.errors=[{instancePath:s+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"array"},message:"must be array",schema:O.
properties.content.type,parentSchema:O.properties.content,data:i}],!1;var n=y===e}else var n=!0;if(n){if(t.resolution!==void 0){let i=t.resolution,y=e;if(!(i===
"480p"||i==="720p"||i==="1080p"||i==="4k"||i===null))return E.errors=[{instancePath:s+"/resolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{
allowedValues:O.properties.resolution.enum},message:"must be equal to one of the allowed values",schema:O.properties.resolution.enum,parentSchema:O.properties.resolution,
data:i}],!1;var n=y===e}else var n=!0;if(n){if(t.ratio!==void 0){let i=t.ratio,y=e;if(!(i==="16:9"||i==="4:3"||i==="1:1"||i==="3:4"||i==="9:16"||i==="21:9"||i===
"adaptive"||i===null))return E.errors=[{instancePath:s+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues:O.properties.ratio.enum},
message:"must be equal to one of the allowed values",schema:O.properties.ratio.enum,parentSchema:O.properties.ratio,data:i}],!1;var n=y===e}else var n=!0;if(n){
if(t.duration!==void 0){let i=t.duration,y=e;if(!(i===-1||i===4||i===5||i===6||i===7||i===8||i===9||i===10||i===11||i===12||i===13||i===14||i===15||i===null))return E.
errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/enum",keyword:"enum",params:{allowedValues:O.properties.duration.enum},message:"must be eq\
ual to one of the allowed values",schema:O.properties.duration.enum,parentSchema:O.properties.duration,data:i}],!1;var n=y===e}else var n=!0;if(n){if(t.watermark!==
void 0){let i=t.watermark,y=e;if(typeof i!="boolean"&&i!==null)return E.errors=[{instancePath:s+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"t\
ype",params:{type:O.properties.watermark.type},message:"must be boolean,null",schema:O.properties.watermark.type,parentSchema:O.properties.watermark,data:i}],!1;
var n=y===e}else var n=!0;if(n){if(t.generate_audio!==void 0){let i=t.generate_audio,y=e;if(typeof i!="boolean"&&i!==null)return E.errors=[{instancePath:s+"/gen\
erate_audio",schemaPath:"#/properties/generate_audio/type",keyword:"type",params:{type:O.properties.generate_audio.type},message:"must be boolean,null",schema:O.
properties.generate_audio.type,parentSchema:O.properties.generate_audio,data:i}],!1;var n=y===e}else var n=!0;if(n){if(t.return_last_frame!==void 0){let i=t.return_last_frame,
y=e;if(typeof i!="boolean"&&i!==null)return E.errors=[{instancePath:s+"/return_last_frame",schemaPath:"#/properties/return_last_frame/type",keyword:"type",params:{
type:O.properties.return_last_frame.type},message:"must be boolean,null",schema:O.properties.return_last_frame.type,parentSchema:O.properties.return_last_frame,
data:i}],!1;var n=y===e}else var n=!0;if(n){if(t.execution_expires_after!==void 0){let i=t.execution_expires_after,y=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i))&&i!==null)return E.errors=[{instancePath:s+"/execution_expires_after",schemaPath:"#/properties/execution_expires_after/type",keyword:"type",params:{
type:O.properties.execution_expires_after.type},message:"must be integer,null",schema:O.properties.execution_expires_after.type,parentSchema:O.properties.execution_expires_after,
data:i}],!1;if(e===y&&typeof i=="number"&&isFinite(i)){if(i>259200||isNaN(i))return E.errors=[{instancePath:s+"/execution_expires_after",schemaPath:"#/propertie\
s/execution_expires_after/maximum",keyword:"maximum",params:{comparison:"<=",limit:259200},message:"must be <= 259200",schema:259200,parentSchema:O.properties.execution_expires_after,
data:i}],!1;if(i<3600||isNaN(i))return E.errors=[{instancePath:s+"/execution_expires_after",schemaPath:"#/properties/execution_expires_after/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:3600},message:"must be >= 3600",schema:3600,parentSchema:O.properties.execution_expires_after,data:i}],!1}var n=y===e}else
var n=!0;if(n){if(t.frames!==void 0){let i=t.frames,y=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return E.errors=[{instancePath:s+"/fr\
ames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type:O.properties.frames.type},message:"must be integer,null",schema:O.properties.frames.type,
parentSchema:O.properties.frames,data:i}],!1;var n=y===e}else var n=!0;if(n){if(t.framespersecond!==void 0){let i=t.framespersecond,y=e;if(!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return E.errors=[{instancePath:s+"/framespersecond",schemaPath:"#/properties/framespersecond/type",keyword:"type",params:{
type:O.properties.framespersecond.type},message:"must be integer,null",schema:O.properties.framespersecond.type,parentSchema:O.properties.framespersecond,data:i}],
!1;if(e===y&&typeof i=="number"&&isFinite(i)){if(i>60||isNaN(i))return E.errors=[{instancePath:s+"/framespersecond",schemaPath:"#/properties/framespersecond/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:60},message:"must be <= 60",schema:60,parentSchema:O.properties.framespersecond,data:i}],!1;if(i<1||isNaN(
i))return E.errors=[{instancePath:s+"/framespersecond",schemaPath:"#/properties/framespersecond/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1",schema:1,parentSchema:O.properties.framespersecond,data:i}],!1}var n=y===e}else var n=!0;if(n){if(t.service_tier!==void 0){let i=t.service_tier,y=e;
if(!(i==="default"||i==="flex"||i===null))return E.errors=[{instancePath:s+"/service_tier",schemaPath:"#/properties/service_tier/enum",keyword:"enum",params:{allowedValues:O.
properties.service_tier.enum},message:"must be equal to one of the allowed values",schema:O.properties.service_tier.enum,parentSchema:O.properties.service_tier,
data:i}],!1;var n=y===e}else var n=!0;if(n)if(t.draft!==void 0){let i=t.draft,y=e;if(typeof i!="boolean"&&i!==null)return E.errors=[{instancePath:s+"/draft",schemaPath:"\
#/properties/draft/type",keyword:"type",params:{type:O.properties.draft.type},message:"must be boolean,null",schema:O.properties.draft.type,parentSchema:O.properties.
draft,data:i}],!1;var n=y===e}else var n=!0}}}}}}}}}}}}else return E.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:O.type,parentSchema:O,data:t}],!1;return E.errors=r,e===0}var Rr=ce,V={$schema:"http://json-schema.org/draft-07/schema#",description:"Cre\
ates a per-second video task in the unified format. Members that are not listed are forwarded.",type:"object",required:["model","prompt"],properties:{model:{description:"\
The model's id in the catalogue.",type:"string",minLength:1},prompt:{title:"a non-empty string",description:"What the video shows.",type:"string",pattern:"\\S"},
duration:{description:"Seconds. Default: 4.",type:"integer",minimum:4,maximum:15},resolution:{description:"Default: 480p.",enum:["480p","720p","1080p","4k"]},ratio:{
description:"Width to height. Default: 16:9.",enum:["16:9","4:3","1:1","3:4","9:16","21:9"]},references:{description:"Reference images, videos and audio.",type:"\
array",maxItems:12,items:{type:"object",required:["type","url"],properties:{type:{description:"The kind of the media.",enum:["image","video","audio"]},url:{title:"\
a public HTTP(S) URL",description:"A URL that is readable without a login.",type:"string",pattern:"^[hH][tT][tT][pP][sS]?://[^/\\s]"},role:{description:"The rol\
e, which must fit the type: reference_image, reference_video or reference_audio. Default: the role of the type.",type:"string"}},allOf:[{if:{required:["type"],properties:{
type:{const:"image"}}},then:{properties:{role:{const:"reference_image"}}}},{if:{required:["type"],properties:{type:{const:"video"}}},then:{properties:{role:{const:"\
reference_video"}}}},{if:{required:["type"],properties:{type:{const:"audio"}}},then:{properties:{role:{const:"reference_audio"}}}}]}},generate_audio:{description:"\
Whether the video has matching sound. Default: true.",type:"boolean"},watermark:{description:"Default: false.",type:"boolean"}}},$r=new RegExp("\\S","u"),Sr=new RegExp(
"^[hH][tT][tT][pP][sS]?://[^/\\s]","u");function ce(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let c;if(t.model===void 0&&(c="model")||t.prompt===void 0&&(c="prompt"))return ce.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:c},message:"must have required property '"+c+"'",schema:V.required,parentSchema:V,data:t}],!1;if(t.model!==void 0){let l=t.model,
f=e;if(e===f)if(typeof l=="string"){if(Ne(l)<1)return ce.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:V.properties.model,data:l}],!1}else return ce.errors=[{instancePath:s+"/model",schemaPath:"\
#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string",schema:V.properties.model.type,parentSchema:V.properties.model,data:l}],
!1;var n=f===e}else var n=!0;if(n){if(t.prompt!==void 0){let l=t.prompt,f=e;if(e===f)if(typeof l=="string"){if(!$r.test(l))return ce.errors=[{instancePath:s+"/p\
rompt",schemaPath:"#/properties/prompt/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"',schema:"\\S",parentSchema:V.properties.
prompt,data:l}],!1}else return ce.errors=[{instancePath:s+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type:"string"},message:"must be\
 string",schema:V.properties.prompt.type,parentSchema:V.properties.prompt,data:l}],!1;var n=f===e}else var n=!0;if(n){if(t.duration!==void 0){let l=t.duration,f=e;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return ce.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:V.properties.duration.type,parentSchema:V.properties.duration,data:l}],!1;if(e===f&&typeof l=="number"&&isFinite(
l)){if(l>15||isNaN(l))return ce.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison:"<=",limit:15},
message:"must be <= 15",schema:15,parentSchema:V.properties.duration,data:l}],!1;if(l<4||isNaN(l))return ce.errors=[{instancePath:s+"/duration",schemaPath:"#/pr\
operties/duration/minimum",keyword:"minimum",params:{comparison:">=",limit:4},message:"must be >= 4",schema:4,parentSchema:V.properties.duration,data:l}],!1}var n=f===
e}else var n=!0;if(n){if(t.resolution!==void 0){let l=t.resolution,f=e;if(!(l==="480p"||l==="720p"||l==="1080p"||l==="4k"))return ce.errors=[{instancePath:s+"/r\
esolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{allowedValues:V.properties.resolution.enum},message:"must be equal to one of the all\
owed values",schema:V.properties.resolution.enum,parentSchema:V.properties.resolution,data:l}],!1;var n=f===e}else var n=!0;if(n){if(t.ratio!==void 0){let l=t.ratio,
f=e;if(!(l==="16:9"||l==="4:3"||l==="1:1"||l==="3:4"||l==="9:16"||l==="21:9"))return ce.errors=[{instancePath:s+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"\
enum",params:{allowedValues:V.properties.ratio.enum},message:"must be equal to one of the allowed values",schema:V.properties.ratio.enum,parentSchema:V.properties.
ratio,data:l}],!1;var n=f===e}else var n=!0;if(n){if(t.references!==void 0){let l=t.references,f=e;if(e===f)if(Array.isArray(l)){if(l.length>12)return ce.errors=
[{instancePath:s+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 items",schema:12,
parentSchema:V.properties.references,data:l}],!1;{var w=!0;let b=l.length;for(let i=0;i<b;i++){let y=l[i],d=e,v=e,o=e,g=!0,p=e;if(y&&typeof y=="object"&&!Array.
isArray(y)){let A;if(y.type===void 0&&(A="type")){let P={};r===null?r=[P]:r.push(P),e++}else if(y.type!==void 0&&y.type!=="image"){let P={};r===null?r=[P]:r.push(
P),e++}}var h=p===e;if(e=o,r!==null&&(o?r.length=o:r=null),h){let A=e;if(y&&typeof y=="object"&&!Array.isArray(y)&&y.role!==void 0){let S=y.role;if(S!=="referen\
ce_image")return ce.errors=[{instancePath:s+"/references/"+i+"/role",schemaPath:"#/properties/references/items/allOf/0/then/properties/role/const",keyword:"cons\
t",params:{allowedValue:"reference_image"},message:"must be equal to constant",schema:"reference_image",parentSchema:V.properties.references.items.allOf[0].then.
properties.role,data:S}],!1}var h=A===e;g=h}if(!g){let A={instancePath:s+"/references/"+i,schemaPath:"#/properties/references/items/allOf/0/if",keyword:"if",params:{
failingKeyword:"then"},message:'must match "then" schema',schema:V.properties.references.items.allOf[0].if,parentSchema:V.properties.references.items.allOf[0],data:y};
return r===null?r=[A]:r.push(A),e++,ce.errors=r,!1}var j=v===e;if(j){let A=e,P=e,S=!0,q=e;if(y&&typeof y=="object"&&!Array.isArray(y)){let C;if(y.type===void 0&&
(C="type")){let z={};r===null?r=[z]:r.push(z),e++}else if(y.type!==void 0&&y.type!=="video"){let z={};r===null?r=[z]:r.push(z),e++}}var k=q===e;if(e=P,r!==null&&
(P?r.length=P:r=null),k){let C=e;if(y&&typeof y=="object"&&!Array.isArray(y)&&y.role!==void 0){let K=y.role;if(K!=="reference_video")return ce.errors=[{instancePath:s+
"/references/"+i+"/role",schemaPath:"#/properties/references/items/allOf/1/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_video"},message:"\
must be equal to constant",schema:"reference_video",parentSchema:V.properties.references.items.allOf[1].then.properties.role,data:K}],!1}var k=C===e;S=k}if(!S){
let C={instancePath:s+"/references/"+i,schemaPath:"#/properties/references/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "th\
en" schema',schema:V.properties.references.items.allOf[1].if,parentSchema:V.properties.references.items.allOf[1],data:y};return r===null?r=[C]:r.push(C),e++,ce.
errors=r,!1}var j=A===e;if(j){let C=e,z=e,K=!0,ye=e;if(y&&typeof y=="object"&&!Array.isArray(y)){let G;if(y.type===void 0&&(G="type")){let B={};r===null?r=[B]:r.
push(B),e++}else if(y.type!==void 0&&y.type!=="audio"){let B={};r===null?r=[B]:r.push(B),e++}}var m=ye===e;if(e=z,r!==null&&(z?r.length=z:r=null),m){let G=e;if(y&&
typeof y=="object"&&!Array.isArray(y)&&y.role!==void 0){let ee=y.role;if(ee!=="reference_audio")return ce.errors=[{instancePath:s+"/references/"+i+"/role",schemaPath:"\
#/properties/references/items/allOf/2/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_audio"},message:"must be equal to constant",schema:"\
reference_audio",parentSchema:V.properties.references.items.allOf[2].then.properties.role,data:ee}],!1}var m=G===e;K=m}if(!K){let G={instancePath:s+"/references\
/"+i,schemaPath:"#/properties/references/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:V.properties.references.
items.allOf[2].if,parentSchema:V.properties.references.items.allOf[2],data:y};return r===null?r=[G]:r.push(G),e++,ce.errors=r,!1}var j=C===e}}if(e===d)if(y&&typeof y==
"object"&&!Array.isArray(y)){let A;if(y.type===void 0&&(A="type")||y.url===void 0&&(A="url"))return ce.errors=[{instancePath:s+"/references/"+i,schemaPath:"#/pr\
operties/references/items/required",keyword:"required",params:{missingProperty:A},message:"must have required property '"+A+"'",schema:V.properties.references.items.
required,parentSchema:V.properties.references.items,data:y}],!1;if(y.type!==void 0){let P=y.type,S=e;if(!(P==="image"||P==="video"||P==="audio"))return ce.errors=
[{instancePath:s+"/references/"+i+"/type",schemaPath:"#/properties/references/items/properties/type/enum",keyword:"enum",params:{allowedValues:V.properties.references.
items.properties.type.enum},message:"must be equal to one of the allowed values",schema:V.properties.references.items.properties.type.enum,parentSchema:V.properties.
references.items.properties.type,data:P}],!1;var a=S===e}else var a=!0;if(a){if(y.url!==void 0){let P=y.url,S=e;if(e===S)if(typeof P=="string"){if(!Sr.test(P))return ce.
errors=[{instancePath:s+"/references/"+i+"/url",schemaPath:"#/properties/references/items/properties/url/pattern",keyword:"pattern",params:{pattern:"^[hH][tT][t\
T][pP][sS]?://[^/\\s]"},message:'must match pattern "^[hH][tT][tT][pP][sS]?://[^/\\s]"',schema:"^[hH][tT][tT][pP][sS]?://[^/\\s]",parentSchema:V.properties.references.
items.properties.url,data:P}],!1}else return ce.errors=[{instancePath:s+"/references/"+i+"/url",schemaPath:"#/properties/references/items/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:V.properties.references.items.properties.url.type,parentSchema:V.properties.references.items.properties.
url,data:P}],!1;var a=S===e}else var a=!0;if(a)if(y.role!==void 0){let P=y.role,S=e;if(typeof P!="string")return ce.errors=[{instancePath:s+"/references/"+i+"/r\
ole",schemaPath:"#/properties/references/items/properties/role/type",keyword:"type",params:{type:"string"},message:"must be string",schema:V.properties.references.
items.properties.role.type,parentSchema:V.properties.references.items.properties.role,data:P}],!1;var a=S===e}else var a=!0}}else return ce.errors=[{instancePath:s+
"/references/"+i,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:V.properties.references.items.
type,parentSchema:V.properties.references.items,data:y}],!1;var w=d===e;if(!w)break}}}else return ce.errors=[{instancePath:s+"/references",schemaPath:"#/propert\
ies/references/type",keyword:"type",params:{type:"array"},message:"must be array",schema:V.properties.references.type,parentSchema:V.properties.references,data:l}],
!1;var n=f===e}else var n=!0;if(n){if(t.generate_audio!==void 0){let l=t.generate_audio,f=e;if(typeof l!="boolean")return ce.errors=[{instancePath:s+"/generate_\
audio",schemaPath:"#/properties/generate_audio/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:V.properties.generate_audio.type,parentSchema:V.
properties.generate_audio,data:l}],!1;var n=f===e}else var n=!0;if(n)if(t.watermark!==void 0){let l=t.watermark,f=e;if(typeof l!="boolean")return ce.errors=[{instancePath:s+
"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:V.properties.watermark.type,parentSchema:V.
properties.watermark,data:l}],!1;var n=f===e}else var n=!0}}}}}}}else return ce.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:V.type,parentSchema:V,data:t}],!1;return ce.errors=r,e===0}var Ir=ur,dr={$schema:"http://json-schema.org/draft-07/schema#",description:"\
Starts a liveness check. After it, portraits of real people may be used.",type:"object",properties:{CallbackURL:{description:"The URL that the browser opens aft\
er the check.",title:"an http or https URL",type:"string",pattern:"^https?://\\S+$"}}},Er=new RegExp("^https?://\\S+$","u");function ur(t,{instancePath:s="",parentData:se,
parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.CallbackURL!==void 0){let n=t.CallbackURL;if(e===
e)if(typeof n=="string"){if(!Er.test(n))return ur.errors=[{instancePath:s+"/CallbackURL",schemaPath:"#/properties/CallbackURL/pattern",keyword:"pattern",params:{
pattern:"^https?://\\S+$"},message:'must match pattern "^https?://\\S+$"',schema:"^https?://\\S+$",parentSchema:dr.properties.CallbackURL,data:n}],!1}else return ur.
errors=[{instancePath:s+"/CallbackURL",schemaPath:"#/properties/CallbackURL/type",keyword:"type",params:{type:"string"},message:"must be string",schema:dr.properties.
CallbackURL.type,parentSchema:dr.properties.CallbackURL,data:n}],!1}}else return ur.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object",schema:dr.type,parentSchema:dr,data:t}],!1;return ur.errors=r,e===0}var Lr=yr,sr={$schema:"http://json-schema.org/draft-07/schema\
#",description:"Creates a group of generated portraits.",type:"object",properties:{Name:{description:"The name of the group.",type:"string"},Description:{description:"\
The purpose of the group.",type:"string"}}};function yr(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.Name!==void 0){let w=t.Name,h=e;if(typeof w!="string")return yr.errors=[{instancePath:s+"/Name",schemaPath:"#/proper\
ties/Name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:sr.properties.Name.type,parentSchema:sr.properties.Name,data:w}],!1;var n=h===
e}else var n=!0;if(n)if(t.Description!==void 0){let w=t.Description,h=e;if(typeof w!="string")return yr.errors=[{instancePath:s+"/Description",schemaPath:"#/pro\
perties/Description/type",keyword:"type",params:{type:"string"},message:"must be string",schema:sr.properties.Description.type,parentSchema:sr.properties.Description,
data:w}],!1;var n=h===e}else var n=!0}else return yr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:sr.type,parentSchema:sr,data:t}],!1;return yr.errors=r,e===0}var zr=Fe,Te={$schema:"http://json-schema.org/draft-07/schema#",description:"Adds a photo, a\
 video or a sound to a group.",type:"object",required:["GroupId","URL"],properties:{GroupId:{description:"The id of one of the caller's own groups.",type:"strin\
g",minLength:1},URL:{description:"The URL of the file.",type:"string",minLength:1},AssetType:{description:"Image for photos.",type:"string"},Name:{description:"\
The name of the asset.",type:"string"}}};function Fe(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let w;if(t.GroupId===void 0&&(w="GroupId")||t.URL===void 0&&(w="URL"))return Fe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:w},message:"must have required property '"+w+"'",schema:Te.required,parentSchema:Te,data:t}],!1;if(t.GroupId!==void 0){let h=t.
GroupId,j=e;if(e===j)if(typeof h=="string"){if(Ne(h)<1)return Fe.errors=[{instancePath:s+"/GroupId",schemaPath:"#/properties/GroupId/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Te.properties.GroupId,data:h}],!1}else return Fe.errors=[{instancePath:s+
"/GroupId",schemaPath:"#/properties/GroupId/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Te.properties.GroupId.type,parentSchema:Te.
properties.GroupId,data:h}],!1;var n=j===e}else var n=!0;if(n){if(t.URL!==void 0){let h=t.URL,j=e;if(e===j)if(typeof h=="string"){if(Ne(h)<1)return Fe.errors=[{
instancePath:s+"/URL",schemaPath:"#/properties/URL/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Te.
properties.URL,data:h}],!1}else return Fe.errors=[{instancePath:s+"/URL",schemaPath:"#/properties/URL/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:Te.properties.URL.type,parentSchema:Te.properties.URL,data:h}],!1;var n=j===e}else var n=!0;if(n){if(t.AssetType!==void 0){let h=t.AssetType,j=e;
if(typeof h!="string")return Fe.errors=[{instancePath:s+"/AssetType",schemaPath:"#/properties/AssetType/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:Te.properties.AssetType.type,parentSchema:Te.properties.AssetType,data:h}],!1;var n=j===e}else var n=!0;if(n)if(t.Name!==void 0){let h=t.Name,
j=e;if(typeof h!="string")return Fe.errors=[{instancePath:s+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:Te.properties.Name.type,parentSchema:Te.properties.Name,data:h}],!1;var n=j===e}else var n=!0}}}else return Fe.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Te.type,parentSchema:Te,data:t}],!1;return Fe.errors=r,e===0}var Ur=F,I={$schema:"\
http://json-schema.org/draft-07/schema#",description:"Asks a model for content. Members that are not listed are forwarded.",type:"object",required:["contents"],
properties:{contents:{description:"The conversation.",type:"array",minItems:1,items:{type:"object",required:["parts"],properties:{parts:{description:"Texts and \
media of one turn.",type:"array",items:{$ref:"#/definitions/part"}}}}},systemInstruction:{description:"Instructions for the model.",type:["object","string","arr\
ay","null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}},system_instruction:{description:"Instructions for the model.",type:["object","string","array",
"null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}},cachedContent:{description:"Refused, because caches have no owner here.",title:"absent: caches h\
ave no owner here; send the content itself",type:"null"},cached_content:{description:"Refused, because caches have no owner here.",title:"absent: caches have no\
 owner here; send the content itself",type:"null"},serviceTier:{description:"Other tiers are refused, because they have other prices.",title:"standard: other ti\
ers have other prices",enum:["standard","unspecified","STANDARD","SERVICE_TIER_STANDARD","SERVICE_TIER_UNSPECIFIED",null]},service_tier:{description:"Other tier\
s are refused, because they have other prices.",title:"standard: other tiers have other prices",enum:["standard","unspecified","STANDARD","SERVICE_TIER_STANDARD",
"SERVICE_TIER_UNSPECIFIED",null]},generationConfig:{description:"How the answer is made. Only texts are accepted as answers, and no other model than that of the\
 path.",type:["object","null"],allOf:[{$ref:"#/definitions/generation"}]},generation_config:{description:"How the answer is made. Only texts are accepted as ans\
wers, and no other model than that of the path.",type:["object","null"],allOf:[{$ref:"#/definitions/generation"}]},modelArmorConfig:{description:"Refused, becau\
se templates have no owner here, and a price of their own.",title:"absent: templates have no owner here",type:"null"},model_armor_config:{description:"Refused, \
because templates have no owner here, and a price of their own.",title:"absent: templates have no owner here",type:"null"},continuationToken:{description:"Refus\
ed, because stored answers have no owner here.",title:"absent: stored answers have no owner here",type:"null"},continuation_token:{description:"Refused, because\
 stored answers have no owner here.",title:"absent: stored answers have no owner here",type:"null"},generationOutputConfig:{description:"Refused, because it wri\
tes to the storage of the operator.",title:"absent: it writes the answer to storage of the gateway's vendor account",type:"null"},generation_output_config:{description:"\
Refused, because it writes to the storage of the operator.",title:"absent: it writes the answer to storage of the gateway's vendor account",type:"null"},tools:{
description:"Tools with a fee are refused, because the price tables have no price for them, and so are those that read stores, which have no owner here.",type:[
"array","null"],items:{type:"object",propertyNames:{title:"a tool whose cost is in the usage: functionDeclarations, codeExecution, urlContext, computerUse, mcpS\
ervers",enum:["functionDeclarations","function_declarations","codeExecution","code_execution","urlContext","url_context","computerUse","computer_use","mcpServer\
s","mcp_servers"]}}}},definitions:{generation:{type:["object","null"],properties:{responseModalities:{type:["array","null"],items:{title:"TEXT: other kinds of a\
nswers have prices of their own",enum:["TEXT","Text","text"]}},response_modalities:{type:["array","null"],items:{title:"TEXT: other kinds of answers have prices\
 of their own",enum:["TEXT","Text","text"]}},routingConfig:{title:"absent: it chooses another model than the path",type:"null"},routing_config:{title:"absent: i\
t chooses another model than the path",type:"null"},modelConfig:{title:"absent: it chooses another model than the path",type:"null"},model_config:{title:"absent\
: it chooses another model than the path",type:"null"},modelSelectionConfig:{title:"absent: it chooses another model than the path",type:"null"},model_selection_config:{
title:"absent: it chooses another model than the path",type:"null"}}},part:{type:"object",properties:{fileData:{type:["object","null"],properties:{fileUri:{title:"\
the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:\
[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*go\
ogleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},file_data:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; uploaded files hav\
e no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public pag\
e or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},functionResponse:{
properties:{parts:{items:{$ref:"#/definitions/part"}}}},function_response:{properties:{parts:{items:{$ref:"#/definitions/part"}}}}}}}},L={type:["object","null"],
properties:{responseModalities:{type:["array","null"],items:{title:"TEXT: other kinds of answers have prices of their own",enum:["TEXT","Text","text"]}},response_modalities:{
type:["array","null"],items:{title:"TEXT: other kinds of answers have prices of their own",enum:["TEXT","Text","text"]}},routingConfig:{title:"absent: it choose\
s another model than the path",type:"null"},routing_config:{title:"absent: it chooses another model than the path",type:"null"},modelConfig:{title:"absent: it c\
hooses another model than the path",type:"null"},model_config:{title:"absent: it chooses another model than the path",type:"null"},modelSelectionConfig:{title:"\
absent: it chooses another model than the path",type:"null"},model_selection_config:{title:"absent: it chooses another model than the path",type:"null"}}},Ie={type:"\
object",properties:{fileData:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; uploaded files have no owner here: send t\
hem as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded fil\
es have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},file_data:{type:["object","null"],properties:{
fileUri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.co\
m)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://\
(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},functionResponse:{properties:{parts:{items:{$ref:"#/definitions/part"}}}},function_response:{properties:{
parts:{items:{$ref:"#/definitions/part"}}}}}},er=new RegExp("^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)","u"),ar={validate:Oe};function Oe(t,{
instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.fileData!==void 0){
let m=t.fileData,a=e;if(!(m&&typeof m=="object"&&!Array.isArray(m))&&m!==null)return Oe.errors=[{instancePath:s+"/fileData",schemaPath:"#/properties/fileData/ty\
pe",keyword:"type",params:{type:Ie.properties.fileData.type},message:"must be object,null",schema:Ie.properties.fileData.type,parentSchema:Ie.properties.fileData,
data:m}],!1;if(e===a&&m&&typeof m=="object"&&!Array.isArray(m)){if(m.fileUri!==void 0){let c=m.fileUri,l=e;if(typeof c=="string"&&!er.test(c))return Oe.errors=[
{instancePath:s+"/fileData/fileUri",schemaPath:"#/properties/fileData/properties/fileUri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*goog\
leapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.\
-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Ie.properties.fileData.properties.fileUri,data:c}],!1;var n=l===e}else var n=!0;if(n)if(m.file_uri!==void 0){
let c=m.file_uri,l=e;if(typeof c=="string"&&!er.test(c))return Oe.errors=[{instancePath:s+"/fileData/file_uri",schemaPath:"#/properties/fileData/properties/file\
_uri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0\
-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Ie.properties.fileData.properties.
file_uri,data:c}],!1;var n=l===e}else var n=!0}var w=a===e}else var w=!0;if(w){if(t.file_data!==void 0){let m=t.file_data,a=e;if(!(m&&typeof m=="object"&&!Array.
isArray(m))&&m!==null)return Oe.errors=[{instancePath:s+"/file_data",schemaPath:"#/properties/file_data/type",keyword:"type",params:{type:Ie.properties.file_data.
type},message:"must be object,null",schema:Ie.properties.file_data.type,parentSchema:Ie.properties.file_data,data:m}],!1;if(e===a&&m&&typeof m=="object"&&!Array.
isArray(m)){if(m.fileUri!==void 0){let l=m.fileUri,f=e;if(typeof l=="string"&&!er.test(l))return Oe.errors=[{instancePath:s+"/file_data/fileUri",schemaPath:"#/p\
roperties/file_data/properties/fileUri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'mus\
t match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Ie.
properties.file_data.properties.fileUri,data:l}],!1;var h=f===e}else var h=!0;if(h)if(m.file_uri!==void 0){let l=m.file_uri,f=e;if(typeof l=="string"&&!er.test(
l))return Oe.errors=[{instancePath:s+"/file_data/file_uri",schemaPath:"#/properties/file_data/properties/file_uri/pattern",keyword:"pattern",params:{pattern:"^h\
ttps://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"\
^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Ie.properties.file_data.properties.file_uri,data:l}],!1;var h=f===e}else var h=!0}var w=a===
e}else var w=!0;if(w){if(t.functionResponse!==void 0){let m=t.functionResponse,a=e;if(m&&typeof m=="object"&&!Array.isArray(m)&&m.parts!==void 0){let l=m.parts;
if(Array.isArray(l)){var j=!0;let f=l.length;for(let u=0;u<f;u++){let b=e;ar.validate(l[u],{instancePath:s+"/functionResponse/parts/"+u,parentData:l,parentDataProperty:u,
rootData:R})||(r=r===null?ar.validate.errors:r.concat(ar.validate.errors),e=r.length);var j=b===e;if(!j)break}}}var w=a===e}else var w=!0;if(w)if(t.function_response!==
void 0){let m=t.function_response,a=e;if(m&&typeof m=="object"&&!Array.isArray(m)&&m.parts!==void 0){let l=m.parts;if(Array.isArray(l)){var k=!0;let f=l.length;
for(let u=0;u<f;u++){let b=e;ar.validate(l[u],{instancePath:s+"/function_response/parts/"+u,parentData:l,parentDataProperty:u,rootData:R})||(r=r===null?ar.validate.
errors:r.concat(ar.validate.errors),e=r.length);var k=b===e;if(!k)break}}}var w=a===e}else var w=!0}}}else return Oe.errors=[{instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:Ie.type,parentSchema:Ie,data:t}],!1;return Oe.errors=r,e===0}function F(t,{instancePath:s="",
parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let y;if(t.contents===void 0&&(y="con\
tents"))return F.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y},message:"must have required property '"+y+"'",schema:I.
required,parentSchema:I,data:t}],!1;if(t.contents!==void 0){let d=t.contents,v=e;if(e===v)if(Array.isArray(d)){if(d.length<1)return F.errors=[{instancePath:s+"/\
contents",schemaPath:"#/properties/contents/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:I.properties.
contents,data:d}],!1;{var n=!0;let o=d.length;for(let g=0;g<o;g++){let p=d[g],_=e;if(e===_)if(p&&typeof p=="object"&&!Array.isArray(p)){let P;if(p.parts===void 0&&
(P="parts"))return F.errors=[{instancePath:s+"/contents/"+g,schemaPath:"#/properties/contents/items/required",keyword:"required",params:{missingProperty:P},message:"\
must have required property '"+P+"'",schema:I.properties.contents.items.required,parentSchema:I.properties.contents.items,data:p}],!1;if(p.parts!==void 0){let S=p.
parts;if(e===e)if(Array.isArray(S)){var w=!0;let D=S.length;for(let C=0;C<D;C++){let z=e;Oe(S[C],{instancePath:s+"/contents/"+g+"/parts/"+C,parentData:S,parentDataProperty:C,
rootData:R})||(r=r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var w=z===e;if(!w)break}}else return F.errors=[{instancePath:s+"/contents/"+g+"/parts",schemaPath:"\
#/properties/contents/items/properties/parts/type",keyword:"type",params:{type:"array"},message:"must be array",schema:I.properties.contents.items.properties.parts.
type,parentSchema:I.properties.contents.items.properties.parts,data:S}],!1}}else return F.errors=[{instancePath:s+"/contents/"+g,schemaPath:"#/properties/conten\
ts/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.properties.contents.items.type,parentSchema:I.properties.contents.items,data:p}],
!1;var n=_===e;if(!n)break}}}else return F.errors=[{instancePath:s+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:I.properties.contents.type,parentSchema:I.properties.contents,data:d}],!1;var h=v===e}else var h=!0;if(h){if(t.systemInstruction!==void 0){
let d=t.systemInstruction,v=e;if(typeof d!="object"&&typeof d!="string")return F.errors=[{instancePath:s+"/systemInstruction",schemaPath:"#/properties/systemIns\
truction/type",keyword:"type",params:{type:I.properties.systemInstruction.type},message:"must be object,string,array,null",schema:I.properties.systemInstruction.
type,parentSchema:I.properties.systemInstruction,data:d}],!1;if(e===v&&d&&typeof d=="object"&&!Array.isArray(d)&&d.parts!==void 0){let g=d.parts;if(Array.isArray(
g)){var j=!0;let p=g.length;for(let _=0;_<p;_++){let A=e;Oe(g[_],{instancePath:s+"/systemInstruction/parts/"+_,parentData:g,parentDataProperty:_,rootData:R})||(r=
r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var j=A===e;if(!j)break}}}var h=v===e}else var h=!0;if(h){if(t.system_instruction!==void 0){let d=t.system_instruction,
v=e;if(typeof d!="object"&&typeof d!="string")return F.errors=[{instancePath:s+"/system_instruction",schemaPath:"#/properties/system_instruction/type",keyword:"\
type",params:{type:I.properties.system_instruction.type},message:"must be object,string,array,null",schema:I.properties.system_instruction.type,parentSchema:I.properties.
system_instruction,data:d}],!1;if(e===v&&d&&typeof d=="object"&&!Array.isArray(d)&&d.parts!==void 0){let g=d.parts;if(Array.isArray(g)){var k=!0;let p=g.length;
for(let _=0;_<p;_++){let A=e;Oe(g[_],{instancePath:s+"/system_instruction/parts/"+_,parentData:g,parentDataProperty:_,rootData:R})||(r=r===null?Oe.errors:r.concat(
Oe.errors),e=r.length);var k=A===e;if(!k)break}}}var h=v===e}else var h=!0;if(h){if(t.cachedContent!==void 0){let d=t.cachedContent,v=e;if(d!==null)return F.errors=
[{instancePath:s+"/cachedContent",schemaPath:"#/properties/cachedContent/type",keyword:"type",params:{type:"null"},message:"must be null",schema:I.properties.cachedContent.
type,parentSchema:I.properties.cachedContent,data:d}],!1;var h=v===e}else var h=!0;if(h){if(t.cached_content!==void 0){let d=t.cached_content,v=e;if(d!==null)return F.
errors=[{instancePath:s+"/cached_content",schemaPath:"#/properties/cached_content/type",keyword:"type",params:{type:"null"},message:"must be null",schema:I.properties.
cached_content.type,parentSchema:I.properties.cached_content,data:d}],!1;var h=v===e}else var h=!0;if(h){if(t.serviceTier!==void 0){let d=t.serviceTier,v=e;if(!(d===
"standard"||d==="unspecified"||d==="STANDARD"||d==="SERVICE_TIER_STANDARD"||d==="SERVICE_TIER_UNSPECIFIED"||d===null))return F.errors=[{instancePath:s+"/service\
Tier",schemaPath:"#/properties/serviceTier/enum",keyword:"enum",params:{allowedValues:I.properties.serviceTier.enum},message:"must be equal to one of the allowe\
d values",schema:I.properties.serviceTier.enum,parentSchema:I.properties.serviceTier,data:d}],!1;var h=v===e}else var h=!0;if(h){if(t.service_tier!==void 0){let d=t.
service_tier,v=e;if(!(d==="standard"||d==="unspecified"||d==="STANDARD"||d==="SERVICE_TIER_STANDARD"||d==="SERVICE_TIER_UNSPECIFIED"||d===null))return F.errors=
[{instancePath:s+"/service_tier",schemaPath:"#/properties/service_tier/enum",keyword:"enum",params:{allowedValues:I.properties.service_tier.enum},message:"must \
be equal to one of the allowed values",schema:I.properties.service_tier.enum,parentSchema:I.properties.service_tier,data:d}],!1;var h=v===e}else var h=!0;if(h){
if(t.generationConfig!==void 0){let d=t.generationConfig,v=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return F.errors=[{instancePath:s+"/generat\
ionConfig",schemaPath:"#/properties/generationConfig/type",keyword:"type",params:{type:I.properties.generationConfig.type},message:"must be object,null",schema:I.
properties.generationConfig.type,parentSchema:I.properties.generationConfig,data:d}],!1;let o=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return F.
errors=[{instancePath:s+"/generationConfig",schemaPath:"#/definitions/generation/type",keyword:"type",params:{type:L.type},message:"must be object,null",schema:L.
type,parentSchema:L,data:d}],!1;if(e===o&&d&&typeof d=="object"&&!Array.isArray(d)){if(d.responseModalities!==void 0){let p=d.responseModalities,_=e;if(!Array.isArray(
p)&&p!==null)return F.errors=[{instancePath:s+"/generationConfig/responseModalities",schemaPath:"#/definitions/generation/properties/responseModalities/type",keyword:"\
type",params:{type:L.properties.responseModalities.type},message:"must be array,null",schema:L.properties.responseModalities.type,parentSchema:L.properties.responseModalities,
data:p}],!1;if(e===_&&Array.isArray(p)){var m=!0;let A=p.length;for(let P=0;P<A;P++){let S=p[P],q=e;if(!(S==="TEXT"||S==="Text"||S==="text"))return F.errors=[{instancePath:s+
"/generationConfig/responseModalities/"+P,schemaPath:"#/definitions/generation/properties/responseModalities/items/enum",keyword:"enum",params:{allowedValues:L.
properties.responseModalities.items.enum},message:"must be equal to one of the allowed values",schema:L.properties.responseModalities.items.enum,parentSchema:L.
properties.responseModalities.items,data:S}],!1;var m=q===e;if(!m)break}}var a=_===e}else var a=!0;if(a){if(d.response_modalities!==void 0){let p=d.response_modalities,
_=e;if(!Array.isArray(p)&&p!==null)return F.errors=[{instancePath:s+"/generationConfig/response_modalities",schemaPath:"#/definitions/generation/properties/resp\
onse_modalities/type",keyword:"type",params:{type:L.properties.response_modalities.type},message:"must be array,null",schema:L.properties.response_modalities.type,
parentSchema:L.properties.response_modalities,data:p}],!1;if(e===_&&Array.isArray(p)){var c=!0;let P=p.length;for(let S=0;S<P;S++){let q=p[S],D=e;if(!(q==="TEXT"||
q==="Text"||q==="text"))return F.errors=[{instancePath:s+"/generationConfig/response_modalities/"+S,schemaPath:"#/definitions/generation/properties/response_mod\
alities/items/enum",keyword:"enum",params:{allowedValues:L.properties.response_modalities.items.enum},message:"must be equal to one of the allowed values",schema:L.
properties.response_modalities.items.enum,parentSchema:L.properties.response_modalities.items,data:q}],!1;var c=D===e;if(!c)break}}var a=_===e}else var a=!0;if(a){
if(d.routingConfig!==void 0){let p=d.routingConfig,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generationConfig/routingConfig",schemaPath:"#/definitions/\
generation/properties/routingConfig/type",keyword:"type",params:{type:"null"},message:"must be null",schema:L.properties.routingConfig.type,parentSchema:L.properties.
routingConfig,data:p}],!1;var a=_===e}else var a=!0;if(a){if(d.routing_config!==void 0){let p=d.routing_config,_=e;if(p!==null)return F.errors=[{instancePath:s+
"/generationConfig/routing_config",schemaPath:"#/definitions/generation/properties/routing_config/type",keyword:"type",params:{type:"null"},message:"must be nul\
l",schema:L.properties.routing_config.type,parentSchema:L.properties.routing_config,data:p}],!1;var a=_===e}else var a=!0;if(a){if(d.modelConfig!==void 0){let p=d.
modelConfig,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generationConfig/modelConfig",schemaPath:"#/definitions/generation/properties/modelConfig/type",keyword:"\
type",params:{type:"null"},message:"must be null",schema:L.properties.modelConfig.type,parentSchema:L.properties.modelConfig,data:p}],!1;var a=_===e}else var a=!0;
if(a){if(d.model_config!==void 0){let p=d.model_config,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generationConfig/model_config",schemaPath:"#/definitio\
ns/generation/properties/model_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:L.properties.model_config.type,parentSchema:L.properties.
model_config,data:p}],!1;var a=_===e}else var a=!0;if(a){if(d.modelSelectionConfig!==void 0){let p=d.modelSelectionConfig,_=e;if(p!==null)return F.errors=[{instancePath:s+
"/generationConfig/modelSelectionConfig",schemaPath:"#/definitions/generation/properties/modelSelectionConfig/type",keyword:"type",params:{type:"null"},message:"\
must be null",schema:L.properties.modelSelectionConfig.type,parentSchema:L.properties.modelSelectionConfig,data:p}],!1;var a=_===e}else var a=!0;if(a)if(d.model_selection_config!==
void 0){let p=d.model_selection_config,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generationConfig/model_selection_config",schemaPath:"#/definitions/gen\
eration/properties/model_selection_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:L.properties.model_selection_config.type,parentSchema:L.
properties.model_selection_config,data:p}],!1;var a=_===e}else var a=!0}}}}}}}var h=v===e}else var h=!0;if(h){if(t.generation_config!==void 0){let d=t.generation_config,
v=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return F.errors=[{instancePath:s+"/generation_config",schemaPath:"#/properties/generation_config/ty\
pe",keyword:"type",params:{type:I.properties.generation_config.type},message:"must be object,null",schema:I.properties.generation_config.type,parentSchema:I.properties.
generation_config,data:d}],!1;let o=e;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return F.errors=[{instancePath:s+"/generation_config",schemaPath:"\
#/definitions/generation/type",keyword:"type",params:{type:L.type},message:"must be object,null",schema:L.type,parentSchema:L,data:d}],!1;if(e===o&&d&&typeof d==
"object"&&!Array.isArray(d)){if(d.responseModalities!==void 0){let p=d.responseModalities,_=e;if(!Array.isArray(p)&&p!==null)return F.errors=[{instancePath:s+"/\
generation_config/responseModalities",schemaPath:"#/definitions/generation/properties/responseModalities/type",keyword:"type",params:{type:L.properties.responseModalities.
type},message:"must be array,null",schema:L.properties.responseModalities.type,parentSchema:L.properties.responseModalities,data:p}],!1;if(e===_&&Array.isArray(
p)){var l=!0;let A=p.length;for(let P=0;P<A;P++){let S=p[P],q=e;if(!(S==="TEXT"||S==="Text"||S==="text"))return F.errors=[{instancePath:s+"/generation_config/re\
sponseModalities/"+P,schemaPath:"#/definitions/generation/properties/responseModalities/items/enum",keyword:"enum",params:{allowedValues:L.properties.responseModalities.
items.enum},message:"must be equal to one of the allowed values",schema:L.properties.responseModalities.items.enum,parentSchema:L.properties.responseModalities.
items,data:S}],!1;var l=q===e;if(!l)break}}var f=_===e}else var f=!0;if(f){if(d.response_modalities!==void 0){let p=d.response_modalities,_=e;if(!Array.isArray(
p)&&p!==null)return F.errors=[{instancePath:s+"/generation_config/response_modalities",schemaPath:"#/definitions/generation/properties/response_modalities/type",
keyword:"type",params:{type:L.properties.response_modalities.type},message:"must be array,null",schema:L.properties.response_modalities.type,parentSchema:L.properties.
response_modalities,data:p}],!1;if(e===_&&Array.isArray(p)){var u=!0;let P=p.length;for(let S=0;S<P;S++){let q=p[S],D=e;if(!(q==="TEXT"||q==="Text"||q==="text"))
return F.errors=[{instancePath:s+"/generation_config/response_modalities/"+S,schemaPath:"#/definitions/generation/properties/response_modalities/items/enum",keyword:"\
enum",params:{allowedValues:L.properties.response_modalities.items.enum},message:"must be equal to one of the allowed values",schema:L.properties.response_modalities.
items.enum,parentSchema:L.properties.response_modalities.items,data:q}],!1;var u=D===e;if(!u)break}}var f=_===e}else var f=!0;if(f){if(d.routingConfig!==void 0){
let p=d.routingConfig,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generation_config/routingConfig",schemaPath:"#/definitions/generation/properties/routin\
gConfig/type",keyword:"type",params:{type:"null"},message:"must be null",schema:L.properties.routingConfig.type,parentSchema:L.properties.routingConfig,data:p}],
!1;var f=_===e}else var f=!0;if(f){if(d.routing_config!==void 0){let p=d.routing_config,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generation_config/rou\
ting_config",schemaPath:"#/definitions/generation/properties/routing_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:L.properties.
routing_config.type,parentSchema:L.properties.routing_config,data:p}],!1;var f=_===e}else var f=!0;if(f){if(d.modelConfig!==void 0){let p=d.modelConfig,_=e;if(p!==
null)return F.errors=[{instancePath:s+"/generation_config/modelConfig",schemaPath:"#/definitions/generation/properties/modelConfig/type",keyword:"type",params:{
type:"null"},message:"must be null",schema:L.properties.modelConfig.type,parentSchema:L.properties.modelConfig,data:p}],!1;var f=_===e}else var f=!0;if(f){if(d.
model_config!==void 0){let p=d.model_config,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generation_config/model_config",schemaPath:"#/definitions/generat\
ion/properties/model_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:L.properties.model_config.type,parentSchema:L.properties.model_config,
data:p}],!1;var f=_===e}else var f=!0;if(f){if(d.modelSelectionConfig!==void 0){let p=d.modelSelectionConfig,_=e;if(p!==null)return F.errors=[{instancePath:s+"/\
generation_config/modelSelectionConfig",schemaPath:"#/definitions/generation/properties/modelSelectionConfig/type",keyword:"type",params:{type:"null"},message:"\
must be null",schema:L.properties.modelSelectionConfig.type,parentSchema:L.properties.modelSelectionConfig,data:p}],!1;var f=_===e}else var f=!0;if(f)if(d.model_selection_config!==
void 0){let p=d.model_selection_config,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generation_config/model_selection_config",schemaPath:"#/definitions/ge\
neration/properties/model_selection_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:L.properties.model_selection_config.type,parentSchema:L.
properties.model_selection_config,data:p}],!1;var f=_===e}else var f=!0}}}}}}}var h=v===e}else var h=!0;if(h){if(t.modelArmorConfig!==void 0){let d=t.modelArmorConfig,
v=e;if(d!==null)return F.errors=[{instancePath:s+"/modelArmorConfig",schemaPath:"#/properties/modelArmorConfig/type",keyword:"type",params:{type:"null"},message:"\
must be null",schema:I.properties.modelArmorConfig.type,parentSchema:I.properties.modelArmorConfig,data:d}],!1;var h=v===e}else var h=!0;if(h){if(t.model_armor_config!==
void 0){let d=t.model_armor_config,v=e;if(d!==null)return F.errors=[{instancePath:s+"/model_armor_config",schemaPath:"#/properties/model_armor_config/type",keyword:"\
type",params:{type:"null"},message:"must be null",schema:I.properties.model_armor_config.type,parentSchema:I.properties.model_armor_config,data:d}],!1;var h=v===
e}else var h=!0;if(h){if(t.continuationToken!==void 0){let d=t.continuationToken,v=e;if(d!==null)return F.errors=[{instancePath:s+"/continuationToken",schemaPath:"\
#/properties/continuationToken/type",keyword:"type",params:{type:"null"},message:"must be null",schema:I.properties.continuationToken.type,parentSchema:I.properties.
continuationToken,data:d}],!1;var h=v===e}else var h=!0;if(h){if(t.continuation_token!==void 0){let d=t.continuation_token,v=e;if(d!==null)return F.errors=[{instancePath:s+
"/continuation_token",schemaPath:"#/properties/continuation_token/type",keyword:"type",params:{type:"null"},message:"must be null",schema:I.properties.continuation_token.
type,parentSchema:I.properties.continuation_token,data:d}],!1;var h=v===e}else var h=!0;if(h){if(t.generationOutputConfig!==void 0){let d=t.generationOutputConfig,
v=e;if(d!==null)return F.errors=[{instancePath:s+"/generationOutputConfig",schemaPath:"#/properties/generationOutputConfig/type",keyword:"type",params:{type:"nu\
ll"},message:"must be null",schema:I.properties.generationOutputConfig.type,parentSchema:I.properties.generationOutputConfig,data:d}],!1;var h=v===e}else var h=!0;
if(h){if(t.generation_output_config!==void 0){let d=t.generation_output_config,v=e;if(d!==null)return F.errors=[{instancePath:s+"/generation_output_config",schemaPath:"\
#/properties/generation_output_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:I.properties.generation_output_config.type,parentSchema:I.
properties.generation_output_config,data:d}],!1;var h=v===e}else var h=!0;if(h)if(t.tools!==void 0){let d=t.tools,v=e;if(!Array.isArray(d)&&d!==null)return F.errors=
[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:I.properties.tools.type},message:"must be array,null",schema:I.properties.
tools.type,parentSchema:I.properties.tools,data:d}],!1;if(e===v&&Array.isArray(d)){var b=!0;let g=d.length;for(let p=0;p<g;p++){let _=d[p],A=e;if(e===A)if(_&&typeof _==
"object"&&!Array.isArray(_))for(let S in _){let q=e;if(!(S==="functionDeclarations"||S==="function_declarations"||S==="codeExecution"||S==="code_execution"||S===
"urlContext"||S==="url_context"||S==="computerUse"||S==="computer_use"||S==="mcpServers"||S==="mcp_servers")){let D={instancePath:s+"/tools/"+p,schemaPath:"#/pr\
operties/tools/items/propertyNames/enum",keyword:"enum",params:{allowedValues:I.properties.tools.items.propertyNames.enum},message:"must be equal to one of the \
allowed values",schema:I.properties.tools.items.propertyNames.enum,parentSchema:I.properties.tools.items.propertyNames,data:S,propertyName:S};r===null?r=[D]:r.push(
D),e++}var i=q===e;if(!i){let D={instancePath:s+"/tools/"+p,schemaPath:"#/properties/tools/items/propertyNames",keyword:"propertyNames",params:{propertyName:S},
message:"property name must be valid",schema:I.properties.tools.items.propertyNames,parentSchema:I.properties.tools.items,data:_};return r===null?r=[D]:r.push(D),
e++,F.errors=r,!1;break}}else return F.errors=[{instancePath:s+"/tools/"+p,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:I.properties.tools.items.type,parentSchema:I.properties.tools.items,data:_}],!1;var b=A===e;if(!b)break}}var h=v===e}else var h=!0}}}}}}}}}}}}}}}else
return F.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.type,parentSchema:I,data:t}],!1;return F.
errors=r,e===0}var Vr=_e,M={$schema:"http://json-schema.org/draft-07/schema#",description:"Counts the tokens of contents or of a whole request. It is not billed\
 or stored.",type:"object",properties:{contents:{description:"The turns to count.",type:"array",items:{type:"object",properties:{parts:{items:{$ref:"#/definitio\
ns/part"}}}}},generateContentRequest:{description:"A whole request to count, instead of contents.",type:"object",properties:{contents:{description:"The turns to\
 count.",type:"array",items:{type:"object",properties:{parts:{items:{$ref:"#/definitions/part"}}}}},cachedContent:{description:"Refused, because caches have no \
owner here.",title:"absent: caches have no owner here; send the content itself",type:"null"},cached_content:{description:"Refused, because caches have no owner \
here.",title:"absent: caches have no owner here; send the content itself",type:"null"},systemInstruction:{description:"Instructions for the model.",type:["objec\
t","string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}},system_instruction:{description:"Instructions for the model.",type:["object",
"string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}}}},generate_content_request:{description:"A whole request to count, instead of c\
ontents.",type:"object",properties:{contents:{description:"The turns to count.",type:"array",items:{type:"object",properties:{parts:{items:{$ref:"#/definitions/\
part"}}}}},cachedContent:{description:"Refused, because caches have no owner here.",title:"absent: caches have no owner here; send the content itself",type:"nul\
l"},cached_content:{description:"Refused, because caches have no owner here.",title:"absent: caches have no owner here; send the content itself",type:"null"},systemInstruction:{
description:"Instructions for the model.",type:["object","string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}},system_instruction:{description:"\
Instructions for the model.",type:["object","string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}}}},cachedContent:{description:"Refus\
ed, because caches have no owner here.",title:"absent: caches have no owner here; send the content itself",type:"null"},cached_content:{description:"Refused, be\
cause caches have no owner here.",title:"absent: caches have no owner here; send the content itself",type:"null"},systemInstruction:{description:"Instructions f\
or the model.",type:["object","string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}},system_instruction:{description:"Instructions for\
 the model.",type:["object","string","array","null"],properties:{parts:{items:{$ref:"#/definitions/part"}}}}},definitions:{part:{type:"object",properties:{fileData:{
type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^h\
ttps://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no owner here: send th\
em as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},file_data:{type:["object","null"],properties:{fileUri:{title:"the \
address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#\
]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*google\
apis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},functionResponse:{properties:{parts:{items:{$ref:"#/definitions/part"}}}},function_response:{properties:{parts:{items:{$ref:"\
#/definitions/part"}}}}}}}},Ee={type:"object",properties:{fileData:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; upl\
oaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address \
of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},
file_data:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",
pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no owner he\
re: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},functionResponse:{properties:{parts:{items:{$ref:"#/def\
initions/part"}}}},function_response:{properties:{parts:{items:{$ref:"#/definitions/part"}}}}}},ir={validate:te};function te(t,{instancePath:s="",parentData:se,
parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.fileData!==void 0){let m=t.fileData,a=e;if(!(m&&
typeof m=="object"&&!Array.isArray(m))&&m!==null)return te.errors=[{instancePath:s+"/fileData",schemaPath:"#/properties/fileData/type",keyword:"type",params:{type:Ee.
properties.fileData.type},message:"must be object,null",schema:Ee.properties.fileData.type,parentSchema:Ee.properties.fileData,data:m}],!1;if(e===a&&m&&typeof m==
"object"&&!Array.isArray(m)){if(m.fileUri!==void 0){let c=m.fileUri,l=e;if(typeof c=="string"&&!er.test(c))return te.errors=[{instancePath:s+"/fileData/fileUri",
schemaPath:"#/properties/fileData/properties/fileUri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},
message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]\
|$)",parentSchema:Ee.properties.fileData.properties.fileUri,data:c}],!1;var n=l===e}else var n=!0;if(n)if(m.file_uri!==void 0){let c=m.file_uri,l=e;if(typeof c==
"string"&&!er.test(c))return te.errors=[{instancePath:s+"/fileData/file_uri",schemaPath:"#/properties/fileData/properties/file_uri/pattern",keyword:"pattern",params:{
pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#\
]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Ee.properties.fileData.properties.file_uri,data:c}],!1;var n=l===e}else
var n=!0}var w=a===e}else var w=!0;if(w){if(t.file_data!==void 0){let m=t.file_data,a=e;if(!(m&&typeof m=="object"&&!Array.isArray(m))&&m!==null)return te.errors=
[{instancePath:s+"/file_data",schemaPath:"#/properties/file_data/type",keyword:"type",params:{type:Ee.properties.file_data.type},message:"must be object,null",schema:Ee.
properties.file_data.type,parentSchema:Ee.properties.file_data,data:m}],!1;if(e===a&&m&&typeof m=="object"&&!Array.isArray(m)){if(m.fileUri!==void 0){let l=m.fileUri,
f=e;if(typeof l=="string"&&!er.test(l))return te.errors=[{instancePath:s+"/file_data/fileUri",schemaPath:"#/properties/file_data/properties/fileUri/pattern",keyword:"\
pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[\
a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Ee.properties.file_data.properties.fileUri,data:l}],
!1;var h=f===e}else var h=!0;if(h)if(m.file_uri!==void 0){let l=m.file_uri,f=e;if(typeof l=="string"&&!er.test(l))return te.errors=[{instancePath:s+"/file_data/\
file_uri",schemaPath:"#/properties/file_data/properties/file_uri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(\
?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-\
9.-]+(?:[/?#]|$)",parentSchema:Ee.properties.file_data.properties.file_uri,data:l}],!1;var h=f===e}else var h=!0}var w=a===e}else var w=!0;if(w){if(t.functionResponse!==
void 0){let m=t.functionResponse,a=e;if(m&&typeof m=="object"&&!Array.isArray(m)&&m.parts!==void 0){let l=m.parts;if(Array.isArray(l)){var j=!0;let f=l.length;for(let u=0;u<
f;u++){let b=e;ir.validate(l[u],{instancePath:s+"/functionResponse/parts/"+u,parentData:l,parentDataProperty:u,rootData:R})||(r=r===null?ir.validate.errors:r.concat(
ir.validate.errors),e=r.length);var j=b===e;if(!j)break}}}var w=a===e}else var w=!0;if(w)if(t.function_response!==void 0){let m=t.function_response,a=e;if(m&&typeof m==
"object"&&!Array.isArray(m)&&m.parts!==void 0){let l=m.parts;if(Array.isArray(l)){var k=!0;let f=l.length;for(let u=0;u<f;u++){let b=e;ir.validate(l[u],{instancePath:s+
"/function_response/parts/"+u,parentData:l,parentDataProperty:u,rootData:R})||(r=r===null?ir.validate.errors:r.concat(ir.validate.errors),e=r.length);var k=b===
e;if(!k)break}}}var w=a===e}else var w=!0}}}else return te.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject",schema:Ee.type,parentSchema:Ee,data:t}],!1;return te.errors=r,e===0}function _e(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.contents!==void 0){let v=t.contents,o=e;if(e===o)if(Array.isArray(v)){var n=!0;let g=v.
length;for(let p=0;p<g;p++){let _=v[p],A=e;if(e===A)if(_&&typeof _=="object"&&!Array.isArray(_)){if(_.parts!==void 0){let S=_.parts;if(Array.isArray(S)){var w=!0;
let q=S.length;for(let D=0;D<q;D++){let C=e;te(S[D],{instancePath:s+"/contents/"+p+"/parts/"+D,parentData:S,parentDataProperty:D,rootData:R})||(r=r===null?te.errors:
r.concat(te.errors),e=r.length);var w=C===e;if(!w)break}}}}else return _e.errors=[{instancePath:s+"/contents/"+p,schemaPath:"#/properties/contents/items/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:M.properties.contents.items.type,parentSchema:M.properties.contents.items,data:_}],!1;var n=A===e;if(!n)
break}}else return _e.errors=[{instancePath:s+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:M.
properties.contents.type,parentSchema:M.properties.contents,data:v}],!1;var h=o===e}else var h=!0;if(h){if(t.generateContentRequest!==void 0){let v=t.generateContentRequest,
o=e;if(e===o)if(v&&typeof v=="object"&&!Array.isArray(v)){if(v.contents!==void 0){let p=v.contents,_=e;if(e===_)if(Array.isArray(p)){var j=!0;let A=p.length;for(let P=0;P<
A;P++){let S=p[P],q=e;if(e===q)if(S&&typeof S=="object"&&!Array.isArray(S)){if(S.parts!==void 0){let C=S.parts;if(Array.isArray(C)){var k=!0;let z=C.length;for(let K=0;K<
z;K++){let ye=e;te(C[K],{instancePath:s+"/generateContentRequest/contents/"+P+"/parts/"+K,parentData:C,parentDataProperty:K,rootData:R})||(r=r===null?te.errors:
r.concat(te.errors),e=r.length);var k=ye===e;if(!k)break}}}}else return _e.errors=[{instancePath:s+"/generateContentRequest/contents/"+P,schemaPath:"#/propertie\
s/generateContentRequest/properties/contents/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.properties.generateContentRequest.
properties.contents.items.type,parentSchema:M.properties.generateContentRequest.properties.contents.items,data:S}],!1;var j=q===e;if(!j)break}}else return _e.errors=
[{instancePath:s+"/generateContentRequest/contents",schemaPath:"#/properties/generateContentRequest/properties/contents/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:M.properties.generateContentRequest.properties.contents.type,parentSchema:M.properties.generateContentRequest.properties.contents,
data:p}],!1;var m=_===e}else var m=!0;if(m){if(v.cachedContent!==void 0){let p=v.cachedContent,_=e;if(p!==null)return _e.errors=[{instancePath:s+"/generateConte\
ntRequest/cachedContent",schemaPath:"#/properties/generateContentRequest/properties/cachedContent/type",keyword:"type",params:{type:"null"},message:"must be nul\
l",schema:M.properties.generateContentRequest.properties.cachedContent.type,parentSchema:M.properties.generateContentRequest.properties.cachedContent,data:p}],!1;
var m=_===e}else var m=!0;if(m){if(v.cached_content!==void 0){let p=v.cached_content,_=e;if(p!==null)return _e.errors=[{instancePath:s+"/generateContentRequest/\
cached_content",schemaPath:"#/properties/generateContentRequest/properties/cached_content/type",keyword:"type",params:{type:"null"},message:"must be null",schema:M.
properties.generateContentRequest.properties.cached_content.type,parentSchema:M.properties.generateContentRequest.properties.cached_content,data:p}],!1;var m=_===
e}else var m=!0;if(m){if(v.systemInstruction!==void 0){let p=v.systemInstruction,_=e;if(typeof p!="object"&&typeof p!="string")return _e.errors=[{instancePath:s+
"/generateContentRequest/systemInstruction",schemaPath:"#/properties/generateContentRequest/properties/systemInstruction/type",keyword:"type",params:{type:M.properties.
generateContentRequest.properties.systemInstruction.type},message:"must be object,string,array,null",schema:M.properties.generateContentRequest.properties.systemInstruction.
type,parentSchema:M.properties.generateContentRequest.properties.systemInstruction,data:p}],!1;if(e===_&&p&&typeof p=="object"&&!Array.isArray(p)&&p.parts!==void 0){
let P=p.parts;if(Array.isArray(P)){var a=!0;let S=P.length;for(let q=0;q<S;q++){let D=e;te(P[q],{instancePath:s+"/generateContentRequest/systemInstruction/parts\
/"+q,parentData:P,parentDataProperty:q,rootData:R})||(r=r===null?te.errors:r.concat(te.errors),e=r.length);var a=D===e;if(!a)break}}}var m=_===e}else var m=!0;if(m)
if(v.system_instruction!==void 0){let p=v.system_instruction,_=e;if(typeof p!="object"&&typeof p!="string")return _e.errors=[{instancePath:s+"/generateContentRe\
quest/system_instruction",schemaPath:"#/properties/generateContentRequest/properties/system_instruction/type",keyword:"type",params:{type:M.properties.generateContentRequest.
properties.system_instruction.type},message:"must be object,string,array,null",schema:M.properties.generateContentRequest.properties.system_instruction.type,parentSchema:M.
properties.generateContentRequest.properties.system_instruction,data:p}],!1;if(e===_&&p&&typeof p=="object"&&!Array.isArray(p)&&p.parts!==void 0){let P=p.parts;
if(Array.isArray(P)){var c=!0;let S=P.length;for(let q=0;q<S;q++){let D=e;te(P[q],{instancePath:s+"/generateContentRequest/system_instruction/parts/"+q,parentData:P,
parentDataProperty:q,rootData:R})||(r=r===null?te.errors:r.concat(te.errors),e=r.length);var c=D===e;if(!c)break}}}var m=_===e}else var m=!0}}}}else return _e.errors=
[{instancePath:s+"/generateContentRequest",schemaPath:"#/properties/generateContentRequest/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:M.properties.generateContentRequest.type,parentSchema:M.properties.generateContentRequest,data:v}],!1;var h=o===e}else var h=!0;if(h){if(t.generate_content_request!==
void 0){let v=t.generate_content_request,o=e;if(e===o)if(v&&typeof v=="object"&&!Array.isArray(v)){if(v.contents!==void 0){let p=v.contents,_=e;if(e===_)if(Array.
isArray(p)){var l=!0;let A=p.length;for(let P=0;P<A;P++){let S=p[P],q=e;if(e===q)if(S&&typeof S=="object"&&!Array.isArray(S)){if(S.parts!==void 0){let C=S.parts;
if(Array.isArray(C)){var f=!0;let z=C.length;for(let K=0;K<z;K++){let ye=e;te(C[K],{instancePath:s+"/generate_content_request/contents/"+P+"/parts/"+K,parentData:C,
parentDataProperty:K,rootData:R})||(r=r===null?te.errors:r.concat(te.errors),e=r.length);var f=ye===e;if(!f)break}}}}else return _e.errors=[{instancePath:s+"/ge\
nerate_content_request/contents/"+P,schemaPath:"#/properties/generate_content_request/properties/contents/items/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:M.properties.generate_content_request.properties.contents.items.type,parentSchema:M.properties.generate_content_request.properties.contents.
items,data:S}],!1;var l=q===e;if(!l)break}}else return _e.errors=[{instancePath:s+"/generate_content_request/contents",schemaPath:"#/properties/generate_content\
_request/properties/contents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:M.properties.generate_content_request.properties.contents.
type,parentSchema:M.properties.generate_content_request.properties.contents,data:p}],!1;var u=_===e}else var u=!0;if(u){if(v.cachedContent!==void 0){let p=v.cachedContent,
_=e;if(p!==null)return _e.errors=[{instancePath:s+"/generate_content_request/cachedContent",schemaPath:"#/properties/generate_content_request/properties/cachedC\
ontent/type",keyword:"type",params:{type:"null"},message:"must be null",schema:M.properties.generate_content_request.properties.cachedContent.type,parentSchema:M.
properties.generate_content_request.properties.cachedContent,data:p}],!1;var u=_===e}else var u=!0;if(u){if(v.cached_content!==void 0){let p=v.cached_content,_=e;
if(p!==null)return _e.errors=[{instancePath:s+"/generate_content_request/cached_content",schemaPath:"#/properties/generate_content_request/properties/cached_con\
tent/type",keyword:"type",params:{type:"null"},message:"must be null",schema:M.properties.generate_content_request.properties.cached_content.type,parentSchema:M.
properties.generate_content_request.properties.cached_content,data:p}],!1;var u=_===e}else var u=!0;if(u){if(v.systemInstruction!==void 0){let p=v.systemInstruction,
_=e;if(typeof p!="object"&&typeof p!="string")return _e.errors=[{instancePath:s+"/generate_content_request/systemInstruction",schemaPath:"#/properties/generate_\
content_request/properties/systemInstruction/type",keyword:"type",params:{type:M.properties.generate_content_request.properties.systemInstruction.type},message:"\
must be object,string,array,null",schema:M.properties.generate_content_request.properties.systemInstruction.type,parentSchema:M.properties.generate_content_request.
properties.systemInstruction,data:p}],!1;if(e===_&&p&&typeof p=="object"&&!Array.isArray(p)&&p.parts!==void 0){let P=p.parts;if(Array.isArray(P)){var b=!0;let S=P.
length;for(let q=0;q<S;q++){let D=e;te(P[q],{instancePath:s+"/generate_content_request/systemInstruction/parts/"+q,parentData:P,parentDataProperty:q,rootData:R})||
(r=r===null?te.errors:r.concat(te.errors),e=r.length);var b=D===e;if(!b)break}}}var u=_===e}else var u=!0;if(u)if(v.system_instruction!==void 0){let p=v.system_instruction,
_=e;if(typeof p!="object"&&typeof p!="string")return _e.errors=[{instancePath:s+"/generate_content_request/system_instruction",schemaPath:"#/properties/generate\
_content_request/properties/system_instruction/type",keyword:"type",params:{type:M.properties.generate_content_request.properties.system_instruction.type},message:"\
must be object,string,array,null",schema:M.properties.generate_content_request.properties.system_instruction.type,parentSchema:M.properties.generate_content_request.
properties.system_instruction,data:p}],!1;if(e===_&&p&&typeof p=="object"&&!Array.isArray(p)&&p.parts!==void 0){let P=p.parts;if(Array.isArray(P)){var i=!0;let S=P.
length;for(let q=0;q<S;q++){let D=e;te(P[q],{instancePath:s+"/generate_content_request/system_instruction/parts/"+q,parentData:P,parentDataProperty:q,rootData:R})||
(r=r===null?te.errors:r.concat(te.errors),e=r.length);var i=D===e;if(!i)break}}}var u=_===e}else var u=!0}}}}else return _e.errors=[{instancePath:s+"/generate_c\
ontent_request",schemaPath:"#/properties/generate_content_request/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.properties.generate_content_request.
type,parentSchema:M.properties.generate_content_request,data:v}],!1;var h=o===e}else var h=!0;if(h){if(t.cachedContent!==void 0){let v=t.cachedContent,o=e;if(v!==
null)return _e.errors=[{instancePath:s+"/cachedContent",schemaPath:"#/properties/cachedContent/type",keyword:"type",params:{type:"null"},message:"must be null",
schema:M.properties.cachedContent.type,parentSchema:M.properties.cachedContent,data:v}],!1;var h=o===e}else var h=!0;if(h){if(t.cached_content!==void 0){let v=t.
cached_content,o=e;if(v!==null)return _e.errors=[{instancePath:s+"/cached_content",schemaPath:"#/properties/cached_content/type",keyword:"type",params:{type:"nu\
ll"},message:"must be null",schema:M.properties.cached_content.type,parentSchema:M.properties.cached_content,data:v}],!1;var h=o===e}else var h=!0;if(h){if(t.systemInstruction!==
void 0){let v=t.systemInstruction,o=e;if(typeof v!="object"&&typeof v!="string")return _e.errors=[{instancePath:s+"/systemInstruction",schemaPath:"#/properties/\
systemInstruction/type",keyword:"type",params:{type:M.properties.systemInstruction.type},message:"must be object,string,array,null",schema:M.properties.systemInstruction.
type,parentSchema:M.properties.systemInstruction,data:v}],!1;if(e===o&&v&&typeof v=="object"&&!Array.isArray(v)&&v.parts!==void 0){let p=v.parts;if(Array.isArray(
p)){var y=!0;let _=p.length;for(let A=0;A<_;A++){let P=e;te(p[A],{instancePath:s+"/systemInstruction/parts/"+A,parentData:p,parentDataProperty:A,rootData:R})||(r=
r===null?te.errors:r.concat(te.errors),e=r.length);var y=P===e;if(!y)break}}}var h=o===e}else var h=!0;if(h)if(t.system_instruction!==void 0){let v=t.system_instruction,
o=e;if(typeof v!="object"&&typeof v!="string")return _e.errors=[{instancePath:s+"/system_instruction",schemaPath:"#/properties/system_instruction/type",keyword:"\
type",params:{type:M.properties.system_instruction.type},message:"must be object,string,array,null",schema:M.properties.system_instruction.type,parentSchema:M.properties.
system_instruction,data:v}],!1;if(e===o&&v&&typeof v=="object"&&!Array.isArray(v)&&v.parts!==void 0){let p=v.parts;if(Array.isArray(p)){var d=!0;let _=p.length;
for(let A=0;A<_;A++){let P=e;te(p[A],{instancePath:s+"/system_instruction/parts/"+A,parentData:p,parentDataProperty:A,rootData:R})||(r=r===null?te.errors:r.concat(
te.errors),e=r.length);var d=P===e;if(!d)break}}}var h=o===e}else var h=!0}}}}}}else return _e.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:M.type,parentSchema:M,data:t}],!1;return _e.errors=r,e===0}var Mr=we,J={$schema:"http://json-schema.org/draft-07/\
schema#",description:"Asks a model for a message. Members that are not listed are forwarded.",type:"object",required:["model","messages"],properties:{model:{description:"\
The model's id in the catalogue.",type:"string",minLength:1},messages:{description:"The conversation.",type:"array",minItems:1,items:{type:"object",properties:{
content:{$ref:"#/definitions/content"}}}},stream:{description:"True selects an event stream.",type:"boolean"},speed:{description:"Other speeds are refused, beca\
use upstreams charge more for them and the price tables have no prices for them.",enum:["standard",null]},inference_geo:{description:"A region is refused, becau\
se upstreams charge more for it and the price tables have no prices for it.",enum:["global",null]},fallbacks:{description:"Refused, because they name other mode\
ls.",title:"absent: it names other models, which have other prices; send the request again to another model instead",type:"null"},fallback_credit_token:{description:"\
Refused, because it changes the price of a request.",title:"absent: it belongs to fallbacks, which are not accepted here",type:"null"},billing_policy:{type:["ob\
ject","null"],description:"Only `self`: another payer would change who pays the upstream.",properties:{bill_to:{enum:["self",null]}}},container:{description:"Re\
fused, because containers, files and skills have no owner here.",title:"absent: containers and skills have no owner here",type:"null"},thread:{description:"Refu\
sed, because stored conversations have no owner here.",title:"absent: stored conversations have no owner here; send the whole conversation",type:"null"},tools:{
description:"Tools of the caller, and those of the upstream that have a price here.",type:["array","null"],items:{properties:{type:{description:"An advisor name\
s another model, and the time of a container has a price that no usage reports.",title:"the type of a tool that has a price here: not an advisor_* or code_execu\
tion_* tool",not:{pattern:"^(advisor|code_execution)"}}}}}},definitions:{content:{if:{type:"array"},then:{items:{$ref:"#/definitions/part"}}},part:{properties:{
type:{title:"a block that names no file of the vendor's and defines no tool; send files as content, and tools in tools",not:{enum:["container_upload"]}},source:{
properties:{type:{title:"something else than file, because uploaded files have no owner here; send the content itself",not:{const:"file"}},content:{$ref:"#/defi\
nitions/content"}}},content:{if:{type:"object"},then:{$ref:"#/definitions/part"},else:{$ref:"#/definitions/content"}},tool:{properties:{type:{title:"a reference\
; define tools in tools, where their price is known",not:{const:"tool_definition"}}}},tool_changes:{type:["array","null"],items:{$ref:"#/definitions/part"}}}}}},
Ar={if:{type:"array"},then:{items:{$ref:"#/definitions/part"}}},ze={properties:{type:{title:"a block that names no file of the vendor's and defines no tool; sen\
d files as content, and tools in tools",not:{enum:["container_upload"]}},source:{properties:{type:{title:"something else than file, because uploaded files have \
no owner here; send the content itself",not:{const:"file"}},content:{$ref:"#/definitions/content"}}},content:{if:{type:"object"},then:{$ref:"#/definitions/part"},
else:{$ref:"#/definitions/content"}},tool:{properties:{type:{title:"a reference; define tools in tools, where their price is known",not:{const:"tool_definition"}}}},
tool_changes:{type:["array","null"],items:{$ref:"#/definitions/part"}}}},or={validate:cr},nr={validate:Ke};function Ke(t,{instancePath:s="",parentData:se,parentDataProperty:re,
rootData:R=t}={}){let r=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let c=t.type,l=e,f=e,u=e;if(c!=="container_upload"){let b={};r===
null?r=[b]:r.push(b),e++}var n=u===e;if(n)return Ke.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT\
 be valid",schema:ze.properties.type.not,parentSchema:ze.properties.type,data:c}],!1;e=f,r!==null&&(f?r.length=f:r=null);var w=l===e}else var w=!0;if(w){if(t.source!==
void 0){let c=t.source,l=e;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.type!==void 0){let u=c.type,b=e,i=e,y=e;if(u!=="file"){let d={};r===null?r=[d]:r.push(
d),e++}var h=y===e;if(h)return Ke.errors=[{instancePath:s+"/source/type",schemaPath:"#/properties/source/properties/type/not",keyword:"not",params:{},message:"m\
ust NOT be valid",schema:ze.properties.source.properties.type.not,parentSchema:ze.properties.source.properties.type,data:u}],!1;e=i,r!==null&&(i?r.length=i:r=null);
var j=b===e}else var j=!0;if(j)if(c.content!==void 0){let u=e;or.validate(c.content,{instancePath:s+"/source/content",parentData:c,parentDataProperty:"content",
rootData:R})||(r=r===null?or.validate.errors:r.concat(or.validate.errors),e=r.length);var j=u===e}else var j=!0}var w=l===e}else var w=!0;if(w){if(t.content!==void 0){
let c=t.content,l=e,f=e,u=!0,b=e;if(!(c&&typeof c=="object"&&!Array.isArray(c))){let d={};r===null?r=[d]:r.push(d),e++}var k=b===e;e=f,r!==null&&(f?r.length=f:r=
null);let i;if(k){let d=e;nr.validate(c,{instancePath:s+"/content",parentData:t,parentDataProperty:"content",rootData:R})||(r=r===null?nr.validate.errors:r.concat(
nr.validate.errors),e=r.length);var k=d===e;u=k,i="then"}else{let d=e;or.validate(c,{instancePath:s+"/content",parentData:t,parentDataProperty:"content",rootData:R})||
(r=r===null?or.validate.errors:r.concat(or.validate.errors),e=r.length);var k=d===e;u=k,i="else"}if(!u){let d={instancePath:s+"/content",schemaPath:"#/propertie\
s/content/if",keyword:"if",params:{failingKeyword:i},message:'must match "'+i+'" schema',schema:ze.properties.content.if,parentSchema:ze.properties.content,data:c};
return r===null?r=[d]:r.push(d),e++,Ke.errors=r,!1}var w=l===e}else var w=!0;if(w){if(t.tool!==void 0){let c=t.tool,l=e;if(c&&typeof c=="object"&&!Array.isArray(
c)&&c.type!==void 0){let u=c.type,b=e,i=e;if(u!=="tool_definition"){let y={};r===null?r=[y]:r.push(y),e++}var m=i===e;if(m)return Ke.errors=[{instancePath:s+"/t\
ool/type",schemaPath:"#/properties/tool/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:ze.properties.tool.properties.type.not,parentSchema:ze.
properties.tool.properties.type,data:u}],!1;e=b,r!==null&&(b?r.length=b:r=null)}var w=l===e}else var w=!0;if(w)if(t.tool_changes!==void 0){let c=t.tool_changes,
l=e;if(!Array.isArray(c)&&c!==null)return Ke.errors=[{instancePath:s+"/tool_changes",schemaPath:"#/properties/tool_changes/type",keyword:"type",params:{type:ze.
properties.tool_changes.type},message:"must be array,null",schema:ze.properties.tool_changes.type,parentSchema:ze.properties.tool_changes,data:c}],!1;if(e===l&&
Array.isArray(c)){var a=!0;let u=c.length;for(let b=0;b<u;b++){let i=e;nr.validate(c[b],{instancePath:s+"/tool_changes/"+b,parentData:c,parentDataProperty:b,rootData:R})||
(r=r===null?nr.validate.errors:r.concat(nr.validate.errors),e=r.length);var a=i===e;if(!a)break}}var w=l===e}else var w=!0}}}}return Ke.errors=r,e===0}function cr(t,{
instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0,n=e,w=!0,h=e;if(!Array.isArray(t)){let m={};r===null?r=[m]:r.push(m),e++}
var j=h===e;if(e=n,r!==null&&(n?r.length=n:r=null),j){let m=e;if(Array.isArray(t)){var k=!0;let c=t.length;for(let l=0;l<c;l++){let f=e;Ke(t[l],{instancePath:s+
"/"+l,parentData:t,parentDataProperty:l,rootData:R})||(r=r===null?Ke.errors:r.concat(Ke.errors),e=r.length);var k=f===e;if(!k)break}}var j=m===e;w=j}if(!w){let m={
instancePath:s,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:Ar.if,parentSchema:Ar,data:t};return r===
null?r=[m]:r.push(m),e++,cr.errors=r,!1}return cr.errors=r,e===0}var Fr=new RegExp("^(advisor|code_execution)","u");function we(t,{instancePath:s="",parentData:se,
parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let k;if(t.model===void 0&&(k="model")||t.messages===
void 0&&(k="messages"))return we.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:k},message:"must have required prope\
rty '"+k+"'",schema:J.required,parentSchema:J,data:t}],!1;if(t.model!==void 0){let m=t.model,a=e;if(e===a)if(typeof m=="string"){if(Ne(m)<1)return we.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:J.
properties.model,data:m}],!1}else return we.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:J.properties.model.type,parentSchema:J.properties.model,data:m}],!1;var n=a===e}else var n=!0;if(n){if(t.messages!==void 0){let m=t.messages,
a=e;if(e===a)if(Array.isArray(m)){if(m.length<1)return we.errors=[{instancePath:s+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:J.properties.messages,data:m}],!1;{var w=!0;let l=m.length;for(let f=0;f<l;f++){let u=m[f],
b=e;if(e===b)if(u&&typeof u=="object"&&!Array.isArray(u))u.content!==void 0&&(cr(u.content,{instancePath:s+"/messages/"+f+"/content",parentData:u,parentDataProperty:"\
content",rootData:R})||(r=r===null?cr.errors:r.concat(cr.errors),e=r.length));else return we.errors=[{instancePath:s+"/messages/"+f,schemaPath:"#/properties/mes\
sages/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:J.properties.messages.items.type,parentSchema:J.properties.messages.items,
data:u}],!1;var w=b===e;if(!w)break}}}else return we.errors=[{instancePath:s+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array",schema:J.properties.messages.type,parentSchema:J.properties.messages,data:m}],!1;var n=a===e}else var n=!0;if(n){if(t.stream!==void 0){
let m=t.stream,a=e;if(typeof m!="boolean")return we.errors=[{instancePath:s+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean",schema:J.properties.stream.type,parentSchema:J.properties.stream,data:m}],!1;var n=a===e}else var n=!0;if(n){if(t.speed!==void 0){let m=t.
speed,a=e;if(!(m==="standard"||m===null))return we.errors=[{instancePath:s+"/speed",schemaPath:"#/properties/speed/enum",keyword:"enum",params:{allowedValues:J.
properties.speed.enum},message:"must be equal to one of the allowed values",schema:J.properties.speed.enum,parentSchema:J.properties.speed,data:m}],!1;var n=a===
e}else var n=!0;if(n){if(t.inference_geo!==void 0){let m=t.inference_geo,a=e;if(!(m==="global"||m===null))return we.errors=[{instancePath:s+"/inference_geo",schemaPath:"\
#/properties/inference_geo/enum",keyword:"enum",params:{allowedValues:J.properties.inference_geo.enum},message:"must be equal to one of the allowed values",schema:J.
properties.inference_geo.enum,parentSchema:J.properties.inference_geo,data:m}],!1;var n=a===e}else var n=!0;if(n){if(t.fallbacks!==void 0){let m=t.fallbacks,a=e;
if(m!==null)return we.errors=[{instancePath:s+"/fallbacks",schemaPath:"#/properties/fallbacks/type",keyword:"type",params:{type:"null"},message:"must be null",schema:J.
properties.fallbacks.type,parentSchema:J.properties.fallbacks,data:m}],!1;var n=a===e}else var n=!0;if(n){if(t.fallback_credit_token!==void 0){let m=t.fallback_credit_token,
a=e;if(m!==null)return we.errors=[{instancePath:s+"/fallback_credit_token",schemaPath:"#/properties/fallback_credit_token/type",keyword:"type",params:{type:"nul\
l"},message:"must be null",schema:J.properties.fallback_credit_token.type,parentSchema:J.properties.fallback_credit_token,data:m}],!1;var n=a===e}else var n=!0;
if(n){if(t.billing_policy!==void 0){let m=t.billing_policy,a=e;if(!(m&&typeof m=="object"&&!Array.isArray(m))&&m!==null)return we.errors=[{instancePath:s+"/bill\
ing_policy",schemaPath:"#/properties/billing_policy/type",keyword:"type",params:{type:J.properties.billing_policy.type},message:"must be object,null",schema:J.properties.
billing_policy.type,parentSchema:J.properties.billing_policy,data:m}],!1;if(e===a&&m&&typeof m=="object"&&!Array.isArray(m)&&m.bill_to!==void 0){let l=m.bill_to;
if(!(l==="self"||l===null))return we.errors=[{instancePath:s+"/billing_policy/bill_to",schemaPath:"#/properties/billing_policy/properties/bill_to/enum",keyword:"\
enum",params:{allowedValues:J.properties.billing_policy.properties.bill_to.enum},message:"must be equal to one of the allowed values",schema:J.properties.billing_policy.
properties.bill_to.enum,parentSchema:J.properties.billing_policy.properties.bill_to,data:l}],!1}var n=a===e}else var n=!0;if(n){if(t.container!==void 0){let m=t.
container,a=e;if(m!==null)return we.errors=[{instancePath:s+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type:"null"},message:"m\
ust be null",schema:J.properties.container.type,parentSchema:J.properties.container,data:m}],!1;var n=a===e}else var n=!0;if(n){if(t.thread!==void 0){let m=t.thread,
a=e;if(m!==null)return we.errors=[{instancePath:s+"/thread",schemaPath:"#/properties/thread/type",keyword:"type",params:{type:"null"},message:"must be null",schema:J.
properties.thread.type,parentSchema:J.properties.thread,data:m}],!1;var n=a===e}else var n=!0;if(n)if(t.tools!==void 0){let m=t.tools,a=e;if(!Array.isArray(m)&&
m!==null)return we.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:J.properties.tools.type},message:"must be a\
rray,null",schema:J.properties.tools.type,parentSchema:J.properties.tools,data:m}],!1;if(e===a&&Array.isArray(m)){var h=!0;let l=m.length;for(let f=0;f<l;f++){let u=m[f],
b=e;if(u&&typeof u=="object"&&!Array.isArray(u)&&u.type!==void 0){let y=u.type,d=e,v=e;if(typeof y=="string"&&!Fr.test(y)){let o={};r===null?r=[o]:r.push(o),e++}
var j=v===e;if(j)return we.errors=[{instancePath:s+"/tools/"+f+"/type",schemaPath:"#/properties/tools/items/properties/type/not",keyword:"not",params:{},message:"\
must NOT be valid",schema:J.properties.tools.items.properties.type.not,parentSchema:J.properties.tools.items.properties.type,data:y}],!1;e=d,r!==null&&(d?r.length=
d:r=null)}var h=b===e;if(!h)break}}var n=a===e}else var n=!0}}}}}}}}}}else return we.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object",schema:J.type,parentSchema:J,data:t}],!1;return we.errors=r,e===0}var Kr=Re,je={$schema:"http://json-schema.org/draft-07/schema#",
description:"Counts the tokens of a message request. Nothing is generated or billed. Other members are forwarded.",type:"object",required:["model","messages"],properties:{
model:{description:"The model's id in the catalogue.",type:"string",minLength:1},messages:{description:"The conversation.",type:"array",minItems:1,items:{type:"\
object",properties:{content:{$ref:"#/definitions/content"}}}},stream:!1,max_tokens:!1,container:{description:"Refused, because containers, files and skills have\
 no owner here.",title:"absent: containers and skills have no owner here",type:"null"},thread:{description:"Refused, because stored conversations have no owner \
here.",title:"absent: stored conversations have no owner here; send the whole conversation",type:"null"}},definitions:{content:{if:{type:"array"},then:{items:{$ref:"\
#/definitions/part"}}},part:{properties:{type:{title:"a block that names no file of the vendor's and defines no tool; send files as content, and tools in tools",
not:{enum:["container_upload"]}},source:{properties:{type:{title:"something else than file, because uploaded files have no owner here; send the content itself",
not:{const:"file"}},content:{$ref:"#/definitions/content"}}},content:{if:{type:"object"},then:{$ref:"#/definitions/part"},else:{$ref:"#/definitions/content"}},tool:{
properties:{type:{title:"a reference; define tools in tools, where their price is known",not:{const:"tool_definition"}}}},tool_changes:{type:["array","null"],items:{
$ref:"#/definitions/part"}}}}}},jr={if:{type:"array"},then:{items:{$ref:"#/definitions/part"}}},Ue={properties:{type:{title:"a block that names no file of the v\
endor's and defines no tool; send files as content, and tools in tools",not:{enum:["container_upload"]}},source:{properties:{type:{title:"something else than fi\
le, because uploaded files have no owner here; send the content itself",not:{const:"file"}},content:{$ref:"#/definitions/content"}}},content:{if:{type:"object"},
then:{$ref:"#/definitions/part"},else:{$ref:"#/definitions/content"}},tool:{properties:{type:{title:"a reference; define tools in tools, where their price is kn\
own",not:{const:"tool_definition"}}}},tool_changes:{type:["array","null"],items:{$ref:"#/definitions/part"}}}},pr={validate:fr},lr={validate:Be};function Be(t,{
instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let c=t.
type,l=e,f=e,u=e;if(c!=="container_upload"){let b={};r===null?r=[b]:r.push(b),e++}var n=u===e;if(n)return Be.errors=[{instancePath:s+"/type",schemaPath:"#/prope\
rties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:Ue.properties.type.not,parentSchema:Ue.properties.type,data:c}],!1;e=f,r!==null&&(f?r.
length=f:r=null);var w=l===e}else var w=!0;if(w){if(t.source!==void 0){let c=t.source,l=e;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.type!==void 0){let u=c.
type,b=e,i=e,y=e;if(u!=="file"){let d={};r===null?r=[d]:r.push(d),e++}var h=y===e;if(h)return Be.errors=[{instancePath:s+"/source/type",schemaPath:"#/properties\
/source/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:Ue.properties.source.properties.type.not,parentSchema:Ue.properties.source.
properties.type,data:u}],!1;e=i,r!==null&&(i?r.length=i:r=null);var j=b===e}else var j=!0;if(j)if(c.content!==void 0){let u=e;pr.validate(c.content,{instancePath:s+
"/source/content",parentData:c,parentDataProperty:"content",rootData:R})||(r=r===null?pr.validate.errors:r.concat(pr.validate.errors),e=r.length);var j=u===e}else
var j=!0}var w=l===e}else var w=!0;if(w){if(t.content!==void 0){let c=t.content,l=e,f=e,u=!0,b=e;if(!(c&&typeof c=="object"&&!Array.isArray(c))){let d={};r===null?
r=[d]:r.push(d),e++}var k=b===e;e=f,r!==null&&(f?r.length=f:r=null);let i;if(k){let d=e;lr.validate(c,{instancePath:s+"/content",parentData:t,parentDataProperty:"\
content",rootData:R})||(r=r===null?lr.validate.errors:r.concat(lr.validate.errors),e=r.length);var k=d===e;u=k,i="then"}else{let d=e;pr.validate(c,{instancePath:s+
"/content",parentData:t,parentDataProperty:"content",rootData:R})||(r=r===null?pr.validate.errors:r.concat(pr.validate.errors),e=r.length);var k=d===e;u=k,i="el\
se"}if(!u){let d={instancePath:s+"/content",schemaPath:"#/properties/content/if",keyword:"if",params:{failingKeyword:i},message:'must match "'+i+'" schema',schema:Ue.
properties.content.if,parentSchema:Ue.properties.content,data:c};return r===null?r=[d]:r.push(d),e++,Be.errors=r,!1}var w=l===e}else var w=!0;if(w){if(t.tool!==
void 0){let c=t.tool,l=e;if(c&&typeof c=="object"&&!Array.isArray(c)&&c.type!==void 0){let u=c.type,b=e,i=e;if(u!=="tool_definition"){let y={};r===null?r=[y]:r.
push(y),e++}var m=i===e;if(m)return Be.errors=[{instancePath:s+"/tool/type",schemaPath:"#/properties/tool/properties/type/not",keyword:"not",params:{},message:"\
must NOT be valid",schema:Ue.properties.tool.properties.type.not,parentSchema:Ue.properties.tool.properties.type,data:u}],!1;e=b,r!==null&&(b?r.length=b:r=null)}
var w=l===e}else var w=!0;if(w)if(t.tool_changes!==void 0){let c=t.tool_changes,l=e;if(!Array.isArray(c)&&c!==null)return Be.errors=[{instancePath:s+"/tool_chan\
ges",schemaPath:"#/properties/tool_changes/type",keyword:"type",params:{type:Ue.properties.tool_changes.type},message:"must be array,null",schema:Ue.properties.
tool_changes.type,parentSchema:Ue.properties.tool_changes,data:c}],!1;if(e===l&&Array.isArray(c)){var a=!0;let u=c.length;for(let b=0;b<u;b++){let i=e;lr.validate(
c[b],{instancePath:s+"/tool_changes/"+b,parentData:c,parentDataProperty:b,rootData:R})||(r=r===null?lr.validate.errors:r.concat(lr.validate.errors),e=r.length);
var a=i===e;if(!a)break}}var w=l===e}else var w=!0}}}}return Be.errors=r,e===0}function fr(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){
let r=null,e=0,n=e,w=!0,h=e;if(!Array.isArray(t)){let m={};r===null?r=[m]:r.push(m),e++}var j=h===e;if(e=n,r!==null&&(n?r.length=n:r=null),j){let m=e;if(Array.isArray(
t)){var k=!0;let c=t.length;for(let l=0;l<c;l++){let f=e;Be(t[l],{instancePath:s+"/"+l,parentData:t,parentDataProperty:l,rootData:R})||(r=r===null?Be.errors:r.concat(
Be.errors),e=r.length);var k=f===e;if(!k)break}}var j=m===e;w=j}if(!w){let m={instancePath:s,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema',schema:jr.if,parentSchema:jr,data:t};return r===null?r=[m]:r.push(m),e++,fr.errors=r,!1}return fr.errors=r,e===0}function Re(t,{instancePath:s="",
parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let h;if(t.model===void 0&&(h="model")||
t.messages===void 0&&(h="messages"))return Re.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:h},message:"must have r\
equired property '"+h+"'",schema:je.required,parentSchema:je,data:t}],!1;if(t.model!==void 0){let j=t.model,k=e;if(e===k)if(typeof j=="string"){if(Ne(j)<1)return Re.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:je.properties.model,data:j}],!1}else return Re.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:je.properties.model.type,parentSchema:je.properties.model,data:j}],!1;var n=k===e}else var n=!0;if(n){if(t.messages!==
void 0){let j=t.messages,k=e;if(e===k)if(Array.isArray(j)){if(j.length<1)return Re.errors=[{instancePath:s+"/messages",schemaPath:"#/properties/messages/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:je.properties.messages,data:j}],!1;{var w=!0;let a=j.length;
for(let c=0;c<a;c++){let l=j[c],f=e;if(e===f)if(l&&typeof l=="object"&&!Array.isArray(l))l.content!==void 0&&(fr(l.content,{instancePath:s+"/messages/"+c+"/cont\
ent",parentData:l,parentDataProperty:"content",rootData:R})||(r=r===null?fr.errors:r.concat(fr.errors),e=r.length));else return Re.errors=[{instancePath:s+"/mes\
sages/"+c,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:je.properties.messages.items.type,
parentSchema:je.properties.messages.items,data:l}],!1;var w=f===e;if(!w)break}}}else return Re.errors=[{instancePath:s+"/messages",schemaPath:"#/properties/mess\
ages/type",keyword:"type",params:{type:"array"},message:"must be array",schema:je.properties.messages.type,parentSchema:je.properties.messages,data:j}],!1;var n=k===
e}else var n=!0;if(n){if(t.stream!==void 0){var n=!1;return Re.errors=[{instancePath:s+"/stream",schemaPath:"#/properties/stream/false schema",keyword:"false sc\
hema",params:{},message:"boolean schema is false",schema:!1,parentSchema:je.properties.stream,data:t.stream}],!1}else var n=!0;if(n){if(t.max_tokens!==void 0){var n=!1;
return Re.errors=[{instancePath:s+"/max_tokens",schemaPath:"#/properties/max_tokens/false schema",keyword:"false schema",params:{},message:"boolean schema is fa\
lse",schema:!1,parentSchema:je.properties.max_tokens,data:t.max_tokens}],!1}else var n=!0;if(n){if(t.container!==void 0){let j=t.container,k=e;if(j!==null)return Re.
errors=[{instancePath:s+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type:"null"},message:"must be null",schema:je.properties.container.
type,parentSchema:je.properties.container,data:j}],!1;var n=k===e}else var n=!0;if(n)if(t.thread!==void 0){let j=t.thread,k=e;if(j!==null)return Re.errors=[{instancePath:s+
"/thread",schemaPath:"#/properties/thread/type",keyword:"type",params:{type:"null"},message:"must be null",schema:je.properties.thread.type,parentSchema:je.properties.
thread,data:j}],!1;var n=k===e}else var n=!0}}}}}else return Re.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:je.type,parentSchema:je,data:t}],!1;return Re.errors=r,e===0}var Br=de,H={$schema:"http://json-schema.org/draft-07/schema#",description:"Creat\
es a per-second video task in the unified format. Members that are not listed are forwarded.",type:"object",properties:{duration:{description:"Seconds. Default:\
 4.",type:"integer",minimum:4,maximum:15},resolution:{description:"Default: 480p.",enum:["480p","720p","1080p","4k"]},ratio:{description:"Width to height. Defau\
lt: 16:9.",enum:["16:9","4:3","1:1","3:4","9:16","21:9"]},references:{description:"Reference images, videos and audio.",type:"array",maxItems:12,items:{type:"ob\
ject",required:["type","url"],properties:{type:{description:"The kind of the media.",enum:["image","video","audio"]},url:{title:"a public HTTP(S) URL",description:"\
A URL that is readable without a login.",type:"string",pattern:"^[hH][tT][tT][pP][sS]?://[^/\\s]"},role:{description:"The role, which must fit the type: referen\
ce_image, reference_video or reference_audio. Default: the role of the type.",type:"string"}},allOf:[{if:{required:["type"],properties:{type:{const:"image"}}},then:{
properties:{role:{const:"reference_image"}}}},{if:{required:["type"],properties:{type:{const:"video"}}},then:{properties:{role:{const:"reference_video"}}}},{if:{
required:["type"],properties:{type:{const:"audio"}}},then:{properties:{role:{const:"reference_audio"}}}}]}},generate_audio:{description:"Whether the video has m\
atching sound. Default: true.",type:"boolean"},watermark:{description:"Default: false.",type:"boolean"}},definitions:{},$defs:{}};function de(t,{instancePath:s="",
parentData:se,parentDataProperty:re,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.duration!==void 0){let c=t.duration,
l=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return de.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:H.properties.duration.type,parentSchema:H.properties.duration,data:c}],!1;if(e===l&&typeof c=="number"&&
isFinite(c)){if(c>15||isNaN(c))return de.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison:"<=",
limit:15},message:"must be <= 15",schema:15,parentSchema:H.properties.duration,data:c}],!1;if(c<4||isNaN(c))return de.errors=[{instancePath:s+"/duration",schemaPath:"\
#/properties/duration/minimum",keyword:"minimum",params:{comparison:">=",limit:4},message:"must be >= 4",schema:4,parentSchema:H.properties.duration,data:c}],!1}
var n=l===e}else var n=!0;if(n){if(t.resolution!==void 0){let c=t.resolution,l=e;if(!(c==="480p"||c==="720p"||c==="1080p"||c==="4k"))return de.errors=[{instancePath:s+
"/resolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{allowedValues:H.properties.resolution.enum},message:"must be equal to one of the \
allowed values",schema:H.properties.resolution.enum,parentSchema:H.properties.resolution,data:c}],!1;var n=l===e}else var n=!0;if(n){if(t.ratio!==void 0){let c=t.
ratio,l=e;if(!(c==="16:9"||c==="4:3"||c==="1:1"||c==="3:4"||c==="9:16"||c==="21:9"))return de.errors=[{instancePath:s+"/ratio",schemaPath:"#/properties/ratio/en\
um",keyword:"enum",params:{allowedValues:H.properties.ratio.enum},message:"must be equal to one of the allowed values",schema:H.properties.ratio.enum,parentSchema:H.
properties.ratio,data:c}],!1;var n=l===e}else var n=!0;if(n){if(t.references!==void 0){let c=t.references,l=e;if(e===l)if(Array.isArray(c)){if(c.length>12)return de.
errors=[{instancePath:s+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 ite\
ms",schema:12,parentSchema:H.properties.references,data:c}],!1;{var w=!0;let u=c.length;for(let b=0;b<u;b++){let i=c[b],y=e,d=e,v=e,o=!0,g=e;if(i&&typeof i=="ob\
ject"&&!Array.isArray(i)){let _;if(i.type===void 0&&(_="type")){let A={};r===null?r=[A]:r.push(A),e++}else if(i.type!==void 0&&i.type!=="image"){let A={};r===null?
r=[A]:r.push(A),e++}}var h=g===e;if(e=v,r!==null&&(v?r.length=v:r=null),h){let _=e;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.role!==void 0){let P=i.role;if(P!==
"reference_image")return de.errors=[{instancePath:s+"/references/"+b+"/role",schemaPath:"#/properties/references/items/allOf/0/then/properties/role/const",keyword:"\
const",params:{allowedValue:"reference_image"},message:"must be equal to constant",schema:"reference_image",parentSchema:H.properties.references.items.allOf[0].
then.properties.role,data:P}],!1}var h=_===e;o=h}if(!o){let _={instancePath:s+"/references/"+b,schemaPath:"#/properties/references/items/allOf/0/if",keyword:"if",
params:{failingKeyword:"then"},message:'must match "then" schema',schema:H.properties.references.items.allOf[0].if,parentSchema:H.properties.references.items.allOf[0],
data:i};return r===null?r=[_]:r.push(_),e++,de.errors=r,!1}var j=d===e;if(j){let _=e,A=e,P=!0,S=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let D;if(i.type===
void 0&&(D="type")){let C={};r===null?r=[C]:r.push(C),e++}else if(i.type!==void 0&&i.type!=="video"){let C={};r===null?r=[C]:r.push(C),e++}}var k=S===e;if(e=A,r!==
null&&(A?r.length=A:r=null),k){let D=e;if(i&&typeof i=="object"&&!Array.isArray(i)&&i.role!==void 0){let z=i.role;if(z!=="reference_video")return de.errors=[{instancePath:s+
"/references/"+b+"/role",schemaPath:"#/properties/references/items/allOf/1/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_video"},message:"\
must be equal to constant",schema:"reference_video",parentSchema:H.properties.references.items.allOf[1].then.properties.role,data:z}],!1}var k=D===e;P=k}if(!P){
let D={instancePath:s+"/references/"+b,schemaPath:"#/properties/references/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "th\
en" schema',schema:H.properties.references.items.allOf[1].if,parentSchema:H.properties.references.items.allOf[1],data:i};return r===null?r=[D]:r.push(D),e++,de.
errors=r,!1}var j=_===e;if(j){let D=e,C=e,z=!0,K=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let W;if(i.type===void 0&&(W="type")){let G={};r===null?r=[G]:r.
push(G),e++}else if(i.type!==void 0&&i.type!=="audio"){let G={};r===null?r=[G]:r.push(G),e++}}var m=K===e;if(e=C,r!==null&&(C?r.length=C:r=null),m){let W=e;if(i&&
typeof i=="object"&&!Array.isArray(i)&&i.role!==void 0){let B=i.role;if(B!=="reference_audio")return de.errors=[{instancePath:s+"/references/"+b+"/role",schemaPath:"\
#/properties/references/items/allOf/2/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_audio"},message:"must be equal to constant",schema:"\
reference_audio",parentSchema:H.properties.references.items.allOf[2].then.properties.role,data:B}],!1}var m=W===e;z=m}if(!z){let W={instancePath:s+"/references/"+
b,schemaPath:"#/properties/references/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:H.properties.references.
items.allOf[2].if,parentSchema:H.properties.references.items.allOf[2],data:i};return r===null?r=[W]:r.push(W),e++,de.errors=r,!1}var j=D===e}}if(e===y)if(i&&typeof i==
"object"&&!Array.isArray(i)){let _;if(i.type===void 0&&(_="type")||i.url===void 0&&(_="url"))return de.errors=[{instancePath:s+"/references/"+b,schemaPath:"#/pr\
operties/references/items/required",keyword:"required",params:{missingProperty:_},message:"must have required property '"+_+"'",schema:H.properties.references.items.
required,parentSchema:H.properties.references.items,data:i}],!1;if(i.type!==void 0){let A=i.type,P=e;if(!(A==="image"||A==="video"||A==="audio"))return de.errors=
[{instancePath:s+"/references/"+b+"/type",schemaPath:"#/properties/references/items/properties/type/enum",keyword:"enum",params:{allowedValues:H.properties.references.
items.properties.type.enum},message:"must be equal to one of the allowed values",schema:H.properties.references.items.properties.type.enum,parentSchema:H.properties.
references.items.properties.type,data:A}],!1;var a=P===e}else var a=!0;if(a){if(i.url!==void 0){let A=i.url,P=e;if(e===P)if(typeof A=="string"){if(!Sr.test(A))return de.
errors=[{instancePath:s+"/references/"+b+"/url",schemaPath:"#/properties/references/items/properties/url/pattern",keyword:"pattern",params:{pattern:"^[hH][tT][t\
T][pP][sS]?://[^/\\s]"},message:'must match pattern "^[hH][tT][tT][pP][sS]?://[^/\\s]"',schema:"^[hH][tT][tT][pP][sS]?://[^/\\s]",parentSchema:H.properties.references.
items.properties.url,data:A}],!1}else return de.errors=[{instancePath:s+"/references/"+b+"/url",schemaPath:"#/properties/references/items/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:H.properties.references.items.properties.url.type,parentSchema:H.properties.references.items.properties.
url,data:A}],!1;var a=P===e}else var a=!0;if(a)if(i.role!==void 0){let A=i.role,P=e;if(typeof A!="string")return de.errors=[{instancePath:s+"/references/"+b+"/r\
ole",schemaPath:"#/properties/references/items/properties/role/type",keyword:"type",params:{type:"string"},message:"must be string",schema:H.properties.references.
items.properties.role.type,parentSchema:H.properties.references.items.properties.role,data:A}],!1;var a=P===e}else var a=!0}}else return de.errors=[{instancePath:s+
"/references/"+b,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:H.properties.references.items.
type,parentSchema:H.properties.references.items,data:i}],!1;var w=y===e;if(!w)break}}}else return de.errors=[{instancePath:s+"/references",schemaPath:"#/propert\
ies/references/type",keyword:"type",params:{type:"array"},message:"must be array",schema:H.properties.references.type,parentSchema:H.properties.references,data:c}],
!1;var n=l===e}else var n=!0;if(n){if(t.generate_audio!==void 0){let c=t.generate_audio,l=e;if(typeof c!="boolean")return de.errors=[{instancePath:s+"/generate_\
audio",schemaPath:"#/properties/generate_audio/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:H.properties.generate_audio.type,parentSchema:H.
properties.generate_audio,data:c}],!1;var n=l===e}else var n=!0;if(n)if(t.watermark!==void 0){let c=t.watermark,l=e;if(typeof c!="boolean")return de.errors=[{instancePath:s+
"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:H.properties.watermark.type,parentSchema:H.
properties.watermark,data:c}],!1;var n=l===e}else var n=!0}}}}}else return de.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:H.type,parentSchema:H,data:t}],!1;return de.errors=r,e===0}var Gr=Ve,qe={type:"object",properties:{type:{description:"The kind o\
f the media.",enum:["image","video","audio"]},role:{description:"The role, which must fit the type: reference_image, reference_video or reference_audio. Default\
: the role of the type.",type:"string"}},allOf:[{if:{required:["type"],properties:{type:{const:"image"}}},then:{properties:{role:{const:"reference_image"}}}},{if:{
required:["type"],properties:{type:{const:"video"}}},then:{properties:{role:{const:"reference_video"}}}},{if:{required:["type"],properties:{type:{const:"audio"}}},
then:{properties:{role:{const:"reference_audio"}}}}],definitions:{},$defs:{}};function Ve(t,{instancePath:s="",parentData:se,parentDataProperty:re,rootData:R=t}={}){
let r=null,e=0,n=e,w=e,h=!0,j=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.type===void 0&&(f="type")){let u={};r===null?r=[u]:r.push(u),e++}else if(t.
type!==void 0&&t.type!=="image"){let u={};r===null?r=[u]:r.push(u),e++}}var k=j===e;if(e=w,r!==null&&(w?r.length=w:r=null),k){let f=e;if(t&&typeof t=="object"&&
!Array.isArray(t)&&t.role!==void 0){let b=t.role;if(b!=="reference_image")return Ve.errors=[{instancePath:s+"/role",schemaPath:"#/allOf/0/then/properties/role/c\
onst",keyword:"const",params:{allowedValue:"reference_image"},message:"must be equal to constant",schema:"reference_image",parentSchema:qe.allOf[0].then.properties.
role,data:b}],!1}var k=f===e;h=k}if(!h){let f={instancePath:s,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" s\
chema',schema:qe.allOf[0].if,parentSchema:qe.allOf[0],data:t};return r===null?r=[f]:r.push(f),e++,Ve.errors=r,!1}var m=n===e;if(m){let f=e,u=e,b=!0,i=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){let d;if(t.type===void 0&&(d="type")){let v={};r===null?r=[v]:r.push(v),e++}else if(t.type!==void 0&&t.type!=="video"){let v={};r===
null?r=[v]:r.push(v),e++}}var a=i===e;if(e=u,r!==null&&(u?r.length=u:r=null),a){let d=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.role!==void 0){let o=t.role;
if(o!=="reference_video")return Ve.errors=[{instancePath:s+"/role",schemaPath:"#/allOf/1/then/properties/role/const",keyword:"const",params:{allowedValue:"refer\
ence_video"},message:"must be equal to constant",schema:"reference_video",parentSchema:qe.allOf[1].then.properties.role,data:o}],!1}var a=d===e;b=a}if(!b){let d={
instancePath:s,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:qe.allOf[1].if,parentSchema:qe.allOf[1],
data:t};return r===null?r=[d]:r.push(d),e++,Ve.errors=r,!1}var m=f===e;if(m){let d=e,v=e,o=!0,g=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let _;if(t.type===
void 0&&(_="type")){let A={};r===null?r=[A]:r.push(A),e++}else if(t.type!==void 0&&t.type!=="audio"){let A={};r===null?r=[A]:r.push(A),e++}}var c=g===e;if(e=v,r!==
null&&(v?r.length=v:r=null),c){let _=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.role!==void 0){let P=t.role;if(P!=="reference_audio")return Ve.errors=[{instancePath:s+
"/role",schemaPath:"#/allOf/2/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_audio"},message:"must be equal to constant",schema:"re\
ference_audio",parentSchema:qe.allOf[2].then.properties.role,data:P}],!1}var c=_===e;o=c}if(!o){let _={instancePath:s,schemaPath:"#/allOf/2/if",keyword:"if",params:{
failingKeyword:"then"},message:'must match "then" schema',schema:qe.allOf[2].if,parentSchema:qe.allOf[2],data:t};return r===null?r=[_]:r.push(_),e++,Ve.errors=r,
!1}var m=d===e}}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let f=t.type,u=e;if(!(f==="image"||f==="video"||f==="audio"))return Ve.
errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:qe.properties.type.enum},message:"must be equal to one \
of the allowed values",schema:qe.properties.type.enum,parentSchema:qe.properties.type,data:f}],!1;var l=u===e}else var l=!0;if(l)if(t.role!==void 0){let f=t.role,
u=e;if(typeof f!="string")return Ve.errors=[{instancePath:s+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:qe.properties.role.type,parentSchema:qe.properties.role,data:f}],!1;var l=u===e}else var l=!0}else return Ve.errors=[{instancePath:s,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:qe.type,parentSchema:qe,data:t}],!1;return Ve.errors=r,e===0}var Jr={UKOyYKU0JKzszyc0YTAsECDJKlaUWnFF3LlxqgOUMOQ:Cr,
"NakxarxGrZjt9x6askJq-1hG_GcXJyUv9uwXcjZqqr4":qr,"hvV2ylIIYTYuREVpD8Wi-ocCw574s-hEx4Xrg3VWooY":xr,Tlwc5l1C9oRy4PZ4GIMArAc46bEmxYSFwjTP6nLjn2o:Tr,"TvW_0YE4yqG7pU\
m-fVu3xX8qmr0Z5oA4hPLtI9mu-h0":Dr,"b3_GIYCX5V08SUGNrwS-97V7xBeapBl3VBE6EiOTT8A":Nr,"0IPutZ0T6B1SSQU7SoiF-dopBfvZync2TCt58E8psOg":Rr,"6kRwAN7aKQTxqLvPS6PKKnXIOAS\
mvJ2Ot4S9eqo-O08":Ir,"nl28iNoSbOe-WLQ-7-VaO4EIy4RzaTfesqZ5IgFp87Y":Lr,oZFxBOB2xOSRhWndncKgcikuLrnZTMguvcd1qzOEiTQ:zr,wkN9YW3TUi36dYMNmyRJWodENsQKt5gC8W6rO5yI6hc:Ur,
"pB4iNl5vzGk-gOvaX48B6nQ4SSheR5BrPOWHSesrXfE":Vr,"m-7_aSwal03sxmxV7VLgSEWtF46idP8yH4eFF2oVS90":Mr,"i5k59L0yT-_73T16mzcYsVIyxxPoBEvwL4LSellD5Vs":Kr,EUVTEqsDqMsYIK67fretcHxqgPGdLqXr8AUcT4FGQjY:Br,
N5yXDwJUCdPCagLb83y8mhpp1Xowy2SqDHhDL102njs:Gr};export{Jr as requestValidators};
