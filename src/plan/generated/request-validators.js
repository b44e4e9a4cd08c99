/** Generated: whether a document fits the schemas of request bodies in the shipped configuration. Run `npm run generate` and do not edit. */
var Or=(t,s)=>()=>{try{return s||t((s={exports:{}}).exports,s),s.exports}catch(se){throw s=0,se}};var wr=Or(kr=>{"use strict";Object.defineProperty(kr,"__esModule",{value:!0});function Pr(t){let s=t.length,se=0,ee=0,R;for(;ee<s;)se++,R=t.charCodeAt(ee++),R>=
55296&&R<=56319&&ee<s&&(R=t.charCodeAt(ee),(R&64512)===56320&&ee++);return se}kr.default=Pr;Pr.code='require("ajv/dist/runtime/ucs2length").default'});var Cr=V,T={$schema:"http://json-schema.org/draft-07/schema#",description:"Bodies whose members, outside the conversation, are all known, so that a hold can be \
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
thinkingBudget:{},thinking_budget:{},thinkingLevel:{},thinking_level:{}}}}}}},de={type:["object","null"],additionalProperties:!1,properties:{temperature:{},topP:{},
top_p:{},topK:{},top_k:{},candidateCount:{},candidate_count:{},maxOutputTokens:{},max_output_tokens:{},stopSequences:{},stop_sequences:{},responseLogprobs:{},response_logprobs:{},
logprobs:{},presencePenalty:{},presence_penalty:{},frequencyPenalty:{},frequency_penalty:{},seed:{},responseMimeType:{},response_mime_type:{},responseSchema:{},
response_schema:{},responseJsonSchema:{},response_json_schema:{},responseModalities:{},response_modalities:{},mediaResolution:{},media_resolution:{},audioTimestamp:{},
audio_timestamp:{},enableEnhancedCivicAnswers:{},enable_enhanced_civic_answers:{},enableAffectiveDialog:{},enable_affective_dialog:{},routingConfig:{},routing_config:{},
modelConfig:{},model_config:{},modelSelectionConfig:{},model_selection_config:{},responseFormat:{},response_format:{},thinkingConfig:{type:["object","null"],additionalProperties:!1,
properties:{includeThoughts:{},include_thoughts:{},thinkingBudget:{},thinking_budget:{},thinkingLevel:{},thinking_level:{}}},thinking_config:{type:["object","nu\
ll"],additionalProperties:!1,properties:{includeThoughts:{},include_thoughts:{},thinkingBudget:{},thinking_budget:{},thinkingLevel:{},thinking_level:{}}}}},Xe=Object.
prototype.hasOwnProperty;function V(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let v=e;for(let o in t)if(!Xe.call(T.properties,o)){return V.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:T,data:t}],!1;break}if(v===e){if(t.generationConfig!==
void 0){let o=t.generationConfig,d=e,g=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return V.errors=[{instancePath:s+"/generationConfig",schemaPath:"\
#/definitions/generation/type",keyword:"type",params:{type:de.type},message:"must be object,null",schema:de.type,parentSchema:de,data:o}],!1;if(e===g&&o&&typeof o==
"object"&&!Array.isArray(o)){let b=e;for(let i in o)if(!Xe.call(de.properties,i)){return V.errors=[{instancePath:s+"/generationConfig",schemaPath:"#/definitions\
/generation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,parentSchema:de,
data:o}],!1;break}if(b===e){if(o.thinkingConfig!==void 0){let i=o.thinkingConfig,h=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return V.errors=[{
instancePath:s+"/generationConfig/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/type",keyword:"type",params:{type:de.properties.
thinkingConfig.type},message:"must be object,null",schema:de.properties.thinkingConfig.type,parentSchema:de.properties.thinkingConfig,data:i}],!1;if(e===h&&i&&typeof i==
"object"&&!Array.isArray(i)){for(let p in i)if(!(p==="includeThoughts"||p==="include_thoughts"||p==="thinkingBudget"||p==="thinking_budget"||p==="thinkingLevel"||
p==="thinking_level")){return V.errors=[{instancePath:s+"/generationConfig/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties",schema:!1,parentSchema:de.properties.
thinkingConfig,data:i}],!1;break}}var n=h===e}else var n=!0;if(n)if(o.thinking_config!==void 0){let i=o.thinking_config,h=e;if(!(i&&typeof i=="object"&&!Array.isArray(
i))&&i!==null)return V.errors=[{instancePath:s+"/generationConfig/thinking_config",schemaPath:"#/definitions/generation/properties/thinking_config/type",keyword:"\
type",params:{type:de.properties.thinking_config.type},message:"must be object,null",schema:de.properties.thinking_config.type,parentSchema:de.properties.thinking_config,
data:i}],!1;if(e===h&&i&&typeof i=="object"&&!Array.isArray(i)){for(let _ in i)if(!(_==="includeThoughts"||_==="include_thoughts"||_==="thinkingBudget"||_==="th\
inking_budget"||_==="thinkingLevel"||_==="thinking_level")){return V.errors=[{instancePath:s+"/generationConfig/thinking_config",schemaPath:"#/definitions/gener\
ation/properties/thinking_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},message:"must NOT have additional properties",
schema:!1,parentSchema:de.properties.thinking_config,data:i}],!1;break}}var n=h===e}else var n=!0}}var w=d===e}else var w=!0;if(w){if(t.generation_config!==void 0){
let o=t.generation_config,d=e,g=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return V.errors=[{instancePath:s+"/generation_config",schemaPath:"#/d\
efinitions/generation/type",keyword:"type",params:{type:de.type},message:"must be object,null",schema:de.type,parentSchema:de,data:o}],!1;if(e===g&&o&&typeof o==
"object"&&!Array.isArray(o)){let i=e;for(let h in o)if(!Xe.call(de.properties,h)){return V.errors=[{instancePath:s+"/generation_config",schemaPath:"#/definition\
s/generation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties",schema:!1,parentSchema:de,
data:o}],!1;break}if(i===e){if(o.thinkingConfig!==void 0){let h=o.thinkingConfig,p=e;if(!(h&&typeof h=="object"&&!Array.isArray(h))&&h!==null)return V.errors=[{
instancePath:s+"/generation_config/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/type",keyword:"type",params:{type:de.properties.
thinkingConfig.type},message:"must be object,null",schema:de.properties.thinkingConfig.type,parentSchema:de.properties.thinkingConfig,data:h}],!1;if(e===p&&h&&typeof h==
"object"&&!Array.isArray(h)){for(let _ in h)if(!(_==="includeThoughts"||_==="include_thoughts"||_==="thinkingBudget"||_==="thinking_budget"||_==="thinkingLevel"||
_==="thinking_level")){return V.errors=[{instancePath:s+"/generation_config/thinkingConfig",schemaPath:"#/definitions/generation/properties/thinkingConfig/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},message:"must NOT have additional properties",schema:!1,parentSchema:de.properties.
thinkingConfig,data:h}],!1;break}}var y=p===e}else var y=!0;if(y)if(o.thinking_config!==void 0){let h=o.thinking_config,p=e;if(!(h&&typeof h=="object"&&!Array.isArray(
h))&&h!==null)return V.errors=[{instancePath:s+"/generation_config/thinking_config",schemaPath:"#/definitions/generation/properties/thinking_config/type",keyword:"\
type",params:{type:de.properties.thinking_config.type},message:"must be object,null",schema:de.properties.thinking_config.type,parentSchema:de.properties.thinking_config,
data:h}],!1;if(e===p&&h&&typeof h=="object"&&!Array.isArray(h)){for(let A in h)if(!(A==="includeThoughts"||A==="include_thoughts"||A==="thinkingBudget"||A==="th\
inking_budget"||A==="thinkingLevel"||A==="thinking_level")){return V.errors=[{instancePath:s+"/generation_config/thinking_config",schemaPath:"#/definitions/gene\
ration/properties/thinking_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"must NOT have additional propertie\
s",schema:!1,parentSchema:de.properties.thinking_config,data:h}],!1;break}}var y=p===e}else var y=!0}}var w=d===e}else var w=!0;if(w){if(t.safetySettings!==void 0){
let o=t.safetySettings,d=e;if(!Array.isArray(o)&&o!==null)return V.errors=[{instancePath:s+"/safetySettings",schemaPath:"#/properties/safetySettings/type",keyword:"\
type",params:{type:T.properties.safetySettings.type},message:"must be array,null",schema:T.properties.safetySettings.type,parentSchema:T.properties.safetySettings,
data:o}],!1;if(e===d&&Array.isArray(o)){var j=!0;let b=o.length;for(let i=0;i<b;i++){let h=o[i],p=e;if(e===p)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let A in h)
if(!(A==="category"||A==="method"||A==="threshold")){return V.errors=[{instancePath:s+"/safetySettings/"+i,schemaPath:"#/properties/safetySettings/items/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.safetySettings.
items,data:h}],!1;break}}else return V.errors=[{instancePath:s+"/safetySettings/"+i,schemaPath:"#/properties/safetySettings/items/type",keyword:"type",params:{type:T.
properties.safetySettings.items.type},message:"must be object",schema:T.properties.safetySettings.items.type,parentSchema:T.properties.safetySettings.items,data:h}],
!1;var j=p===e;if(!j)break}}var w=d===e}else var w=!0;if(w){if(t.safety_settings!==void 0){let o=t.safety_settings,d=e;if(!Array.isArray(o)&&o!==null)return V.errors=
[{instancePath:s+"/safety_settings",schemaPath:"#/properties/safety_settings/type",keyword:"type",params:{type:T.properties.safety_settings.type},message:"must \
be array,null",schema:T.properties.safety_settings.type,parentSchema:T.properties.safety_settings,data:o}],!1;if(e===d&&Array.isArray(o)){var k=!0;let b=o.length;
for(let i=0;i<b;i++){let h=o[i],p=e;if(e===p)if(h&&typeof h=="object"&&!Array.isArray(h)){for(let A in h)if(!(A==="category"||A==="method"||A==="threshold")){return V.
errors=[{instancePath:s+"/safety_settings/"+i,schemaPath:"#/properties/safety_settings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},
message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.safety_settings.items,data:h}],!1;break}}else return V.errors=[{instancePath:s+
"/safety_settings/"+i,schemaPath:"#/properties/safety_settings/items/type",keyword:"type",params:{type:T.properties.safety_settings.items.type},message:"must be\
 object",schema:T.properties.safety_settings.items.type,parentSchema:T.properties.safety_settings.items,data:h}],!1;var k=p===e;if(!k)break}}var w=d===e}else var w=!0;
if(w){if(t.toolConfig!==void 0){let o=t.toolConfig,d=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return V.errors=[{instancePath:s+"/toolConfig",schemaPath:"\
#/properties/toolConfig/type",keyword:"type",params:{type:T.properties.toolConfig.type},message:"must be object,null",schema:T.properties.toolConfig.type,parentSchema:T.
properties.toolConfig,data:o}],!1;if(e===d&&o&&typeof o=="object"&&!Array.isArray(o)){let b=e;for(let i in o)if(!(i==="functionCallingConfig"||i==="function_cal\
ling_config"||i==="retrievalConfig"||i==="retrieval_config"||i==="includeServerSideToolInvocations"||i==="include_server_side_tool_invocations")){return V.errors=
[{instancePath:s+"/toolConfig",schemaPath:"#/properties/toolConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:T.properties.toolConfig,data:o}],!1;break}if(b===e){if(o.functionCallingConfig!==void 0){let i=o.functionCallingConfig,
h=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return V.errors=[{instancePath:s+"/toolConfig/functionCallingConfig",schemaPath:"#/properties/toolC\
onfig/properties/functionCallingConfig/type",keyword:"type",params:{type:T.properties.toolConfig.properties.functionCallingConfig.type},message:"must be object,\
null",schema:T.properties.toolConfig.properties.functionCallingConfig.type,parentSchema:T.properties.toolConfig.properties.functionCallingConfig,data:i}],!1;if(e===
h&&i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)if(!(p==="mode"||p==="allowedFunctionNames"||p==="allowed_function_names"||p==="streamFunctionCallAr\
guments"||p==="stream_function_call_arguments")){return V.errors=[{instancePath:s+"/toolConfig/functionCallingConfig",schemaPath:"#/properties/toolConfig/proper\
ties/functionCallingConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties",schema:!1,
parentSchema:T.properties.toolConfig.properties.functionCallingConfig,data:i}],!1;break}}var f=h===e}else var f=!0;if(f){if(o.function_calling_config!==void 0){
let i=o.function_calling_config,h=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return V.errors=[{instancePath:s+"/toolConfig/function_calling_conf\
ig",schemaPath:"#/properties/toolConfig/properties/function_calling_config/type",keyword:"type",params:{type:T.properties.toolConfig.properties.function_calling_config.
type},message:"must be object,null",schema:T.properties.toolConfig.properties.function_calling_config.type,parentSchema:T.properties.toolConfig.properties.function_calling_config,
data:i}],!1;if(e===h&&i&&typeof i=="object"&&!Array.isArray(i)){for(let _ in i)if(!(_==="mode"||_==="allowedFunctionNames"||_==="allowed_function_names"||_==="s\
treamFunctionCallArguments"||_==="stream_function_call_arguments")){return V.errors=[{instancePath:s+"/toolConfig/function_calling_config",schemaPath:"#/propert\
ies/toolConfig/properties/function_calling_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},message:"must NOT have addi\
tional properties",schema:!1,parentSchema:T.properties.toolConfig.properties.function_calling_config,data:i}],!1;break}}var f=h===e}else var f=!0;if(f){if(o.retrievalConfig!==
void 0){let i=o.retrievalConfig,h=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return V.errors=[{instancePath:s+"/toolConfig/retrievalConfig",schemaPath:"\
#/properties/toolConfig/properties/retrievalConfig/type",keyword:"type",params:{type:T.properties.toolConfig.properties.retrievalConfig.type},message:"must be o\
bject,null",schema:T.properties.toolConfig.properties.retrievalConfig.type,parentSchema:T.properties.toolConfig.properties.retrievalConfig,data:i}],!1;if(e===h&&
i&&typeof i=="object"&&!Array.isArray(i)){for(let _ in i)if(!(_==="languageCode"||_==="language_code"||_==="latLng"||_==="lat_lng")){return V.errors=[{instancePath:s+
"/toolConfig/retrievalConfig",schemaPath:"#/properties/toolConfig/properties/retrievalConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},
message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.toolConfig.properties.retrievalConfig,data:i}],!1;break}}var f=h===e}else var f=!0;
if(f)if(o.retrieval_config!==void 0){let i=o.retrieval_config,h=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return V.errors=[{instancePath:s+"/to\
olConfig/retrieval_config",schemaPath:"#/properties/toolConfig/properties/retrieval_config/type",keyword:"type",params:{type:T.properties.toolConfig.properties.
retrieval_config.type},message:"must be object,null",schema:T.properties.toolConfig.properties.retrieval_config.type,parentSchema:T.properties.toolConfig.properties.
retrieval_config,data:i}],!1;if(e===h&&i&&typeof i=="object"&&!Array.isArray(i)){for(let _ in i)if(!(_==="languageCode"||_==="language_code"||_==="latLng"||_===
"lat_lng")){return V.errors=[{instancePath:s+"/toolConfig/retrieval_config",schemaPath:"#/properties/toolConfig/properties/retrieval_config/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:_},message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.toolConfig.properties.
retrieval_config,data:i}],!1;break}}var f=h===e}else var f=!0}}}}var w=d===e}else var w=!0;if(w){if(t.tool_config!==void 0){let o=t.tool_config,d=e;if(!(o&&typeof o==
"object"&&!Array.isArray(o))&&o!==null)return V.errors=[{instancePath:s+"/tool_config",schemaPath:"#/properties/tool_config/type",keyword:"type",params:{type:T.
properties.tool_config.type},message:"must be object,null",schema:T.properties.tool_config.type,parentSchema:T.properties.tool_config,data:o}],!1;if(e===d&&o&&typeof o==
"object"&&!Array.isArray(o)){let b=e;for(let i in o)if(!(i==="functionCallingConfig"||i==="function_calling_config"||i==="retrievalConfig"||i==="retrieval_confi\
g"||i==="includeServerSideToolInvocations"||i==="include_server_side_tool_invocations")){return V.errors=[{instancePath:s+"/tool_config",schemaPath:"#/propertie\
s/tool_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have additional properties",schema:!1,parentSchema:T.
properties.tool_config,data:o}],!1;break}if(b===e){if(o.functionCallingConfig!==void 0){let i=o.functionCallingConfig,h=e;if(!(i&&typeof i=="object"&&!Array.isArray(
i))&&i!==null)return V.errors=[{instancePath:s+"/tool_config/functionCallingConfig",schemaPath:"#/properties/tool_config/properties/functionCallingConfig/type",
keyword:"type",params:{type:T.properties.tool_config.properties.functionCallingConfig.type},message:"must be object,null",schema:T.properties.tool_config.properties.
functionCallingConfig.type,parentSchema:T.properties.tool_config.properties.functionCallingConfig,data:i}],!1;if(e===h&&i&&typeof i=="object"&&!Array.isArray(i)){
for(let p in i)if(!(p==="mode"||p==="allowedFunctionNames"||p==="allowed_function_names"||p==="streamFunctionCallArguments"||p==="stream_function_call_arguments")){
return V.errors=[{instancePath:s+"/tool_config/functionCallingConfig",schemaPath:"#/properties/tool_config/properties/functionCallingConfig/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.tool_config.properties.
functionCallingConfig,data:i}],!1;break}}var a=h===e}else var a=!0;if(a){if(o.function_calling_config!==void 0){let i=o.function_calling_config,h=e;if(!(i&&typeof i==
"object"&&!Array.isArray(i))&&i!==null)return V.errors=[{instancePath:s+"/tool_config/function_calling_config",schemaPath:"#/properties/tool_config/properties/f\
unction_calling_config/type",keyword:"type",params:{type:T.properties.tool_config.properties.function_calling_config.type},message:"must be object,null",schema:T.
properties.tool_config.properties.function_calling_config.type,parentSchema:T.properties.tool_config.properties.function_calling_config,data:i}],!1;if(e===h&&i&&
typeof i=="object"&&!Array.isArray(i)){for(let _ in i)if(!(_==="mode"||_==="allowedFunctionNames"||_==="allowed_function_names"||_==="streamFunctionCallArgument\
s"||_==="stream_function_call_arguments")){return V.errors=[{instancePath:s+"/tool_config/function_calling_config",schemaPath:"#/properties/tool_config/properti\
es/function_calling_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},message:"must NOT have additional properties",schema:!1,
parentSchema:T.properties.tool_config.properties.function_calling_config,data:i}],!1;break}}var a=h===e}else var a=!0;if(a){if(o.retrievalConfig!==void 0){let i=o.
retrievalConfig,h=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return V.errors=[{instancePath:s+"/tool_config/retrievalConfig",schemaPath:"#/prope\
rties/tool_config/properties/retrievalConfig/type",keyword:"type",params:{type:T.properties.tool_config.properties.retrievalConfig.type},message:"must be object\
,null",schema:T.properties.tool_config.properties.retrievalConfig.type,parentSchema:T.properties.tool_config.properties.retrievalConfig,data:i}],!1;if(e===h&&i&&
typeof i=="object"&&!Array.isArray(i)){for(let _ in i)if(!(_==="languageCode"||_==="language_code"||_==="latLng"||_==="lat_lng")){return V.errors=[{instancePath:s+
"/tool_config/retrievalConfig",schemaPath:"#/properties/tool_config/properties/retrievalConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},
message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.tool_config.properties.retrievalConfig,data:i}],!1;break}}var a=h===e}else var a=!0;
if(a)if(o.retrieval_config!==void 0){let i=o.retrieval_config,h=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return V.errors=[{instancePath:s+"/to\
ol_config/retrieval_config",schemaPath:"#/properties/tool_config/properties/retrieval_config/type",keyword:"type",params:{type:T.properties.tool_config.properties.
retrieval_config.type},message:"must be object,null",schema:T.properties.tool_config.properties.retrieval_config.type,parentSchema:T.properties.tool_config.properties.
retrieval_config,data:i}],!1;if(e===h&&i&&typeof i=="object"&&!Array.isArray(i)){for(let _ in i)if(!(_==="languageCode"||_==="language_code"||_==="latLng"||_===
"lat_lng")){return V.errors=[{instancePath:s+"/tool_config/retrieval_config",schemaPath:"#/properties/tool_config/properties/retrieval_config/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:_},message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.tool_config.properties.
retrieval_config,data:i}],!1;break}}var a=h===e}else var a=!0}}}}var w=d===e}else var w=!0;if(w)if(t.tools!==void 0){let o=t.tools,d=e;if(!Array.isArray(o)&&o!==
null)return V.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:T.properties.tools.type},message:"must be array,\
null",schema:T.properties.tools.type,parentSchema:T.properties.tools,data:o}],!1;if(e===d&&Array.isArray(o)){var m=!0;let b=o.length;for(let i=0;i<b;i++){let h=o[i],
p=e;if(e===p)if(h&&typeof h=="object"&&!Array.isArray(h)){let A=e;for(let P in h)if(!(P==="functionDeclarations"||P==="function_declarations")){return V.errors=
[{instancePath:s+"/tools/"+i,schemaPath:"#/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},message:"mu\
st NOT have additional properties",schema:!1,parentSchema:T.properties.tools.items,data:h}],!1;break}if(A===e){if(h.functionDeclarations!==void 0){let P=h.functionDeclarations,
C=e;if(!Array.isArray(P)&&P!==null)return V.errors=[{instancePath:s+"/tools/"+i+"/functionDeclarations",schemaPath:"#/properties/tools/items/properties/function\
Declarations/type",keyword:"type",params:{type:T.properties.tools.items.properties.functionDeclarations.type},message:"must be array,null",schema:T.properties.tools.
items.properties.functionDeclarations.type,parentSchema:T.properties.tools.items.properties.functionDeclarations,data:P}],!1;if(e===C&&Array.isArray(P)){var c=!0;
let q=P.length;for(let x=0;x<q;x++){let S=P[x],I=e;if(!(S&&typeof S=="object"&&!Array.isArray(S))&&S!==null)return V.errors=[{instancePath:s+"/tools/"+i+"/funct\
ionDeclarations/"+x,schemaPath:"#/properties/tools/items/properties/functionDeclarations/items/type",keyword:"type",params:{type:T.properties.tools.items.properties.
functionDeclarations.items.type},message:"must be object,null",schema:T.properties.tools.items.properties.functionDeclarations.items.type,parentSchema:T.properties.
tools.items.properties.functionDeclarations.items,data:S}],!1;if(e===I&&S&&typeof S=="object"&&!Array.isArray(S)){for(let Pe in S)if(!Xe.call(T.properties.tools.
items.properties.functionDeclarations.items.properties,Pe)){return V.errors=[{instancePath:s+"/tools/"+i+"/functionDeclarations/"+x,schemaPath:"#/properties/too\
ls/items/properties/functionDeclarations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Pe},message:"must NOT have additi\
onal properties",schema:!1,parentSchema:T.properties.tools.items.properties.functionDeclarations.items,data:S}],!1;break}}var c=I===e;if(!c)break}}var l=C===e}else
var l=!0;if(l)if(h.function_declarations!==void 0){let P=h.function_declarations,C=e;if(!Array.isArray(P)&&P!==null)return V.errors=[{instancePath:s+"/tools/"+i+
"/function_declarations",schemaPath:"#/properties/tools/items/properties/function_declarations/type",keyword:"type",params:{type:T.properties.tools.items.properties.
function_declarations.type},message:"must be array,null",schema:T.properties.tools.items.properties.function_declarations.type,parentSchema:T.properties.tools.items.
properties.function_declarations,data:P}],!1;if(e===C&&Array.isArray(P)){var u=!0;let x=P.length;for(let S=0;S<x;S++){let I=P[S],G=e;if(!(I&&typeof I=="object"&&
!Array.isArray(I))&&I!==null)return V.errors=[{instancePath:s+"/tools/"+i+"/function_declarations/"+S,schemaPath:"#/properties/tools/items/properties/function_d\
eclarations/items/type",keyword:"type",params:{type:T.properties.tools.items.properties.function_declarations.items.type},message:"must be object,null",schema:T.
properties.tools.items.properties.function_declarations.items.type,parentSchema:T.properties.tools.items.properties.function_declarations.items,data:I}],!1;if(e===
G&&I&&typeof I=="object"&&!Array.isArray(I)){for(let re in I)if(!Xe.call(T.properties.tools.items.properties.function_declarations.items.properties,re)){return V.
errors=[{instancePath:s+"/tools/"+i+"/function_declarations/"+S,schemaPath:"#/properties/tools/items/properties/function_declarations/items/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:re},message:"must NOT have additional properties",schema:!1,parentSchema:T.properties.tools.items.properties.
function_declarations.items,data:I}],!1;break}}var u=G===e;if(!u)break}}var l=C===e}else var l=!0}}else return V.errors=[{instancePath:s+"/tools/"+i,schemaPath:"\
#/properties/tools/items/type",keyword:"type",params:{type:T.properties.tools.items.type},message:"must be object",schema:T.properties.tools.items.type,parentSchema:T.
properties.tools.items,data:h}],!1;var m=p===e;if(!m)break}}var w=d===e}else var w=!0}}}}}}}else return V.errors=[{instancePath:s,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:T.type,parentSchema:T,data:t}],!1;return V.errors=r,e===0}var qr=vr,_r={$schema:"http://json-schema.\
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
"null"],additionalProperties:!1,properties:{id:{},name:{},response:{},willContinue:{},will_continue:{},scheduling:{}}},Ee={enum:["image/png","image/jpeg","image\
/jpg","image/webp","image/avif","image/heic","image/heif"]};function Z(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;
if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let f=e;for(let a in t)if(!Xe.call($.properties,a)){return Z.errors=[{instancePath:s,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:$,data:t}],!1;break}
if(f===e){if(t.mediaResolution!==void 0){let a=t.mediaResolution,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Z.errors=[{instancePath:s+"\
/mediaResolution",schemaPath:"#/properties/mediaResolution/type",keyword:"type",params:{type:$.properties.mediaResolution.type},message:"must be object,null",schema:$.
properties.mediaResolution.type,parentSchema:$.properties.mediaResolution,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let c in a)if(c!==
"level"){return Z.errors=[{instancePath:s+"/mediaResolution",schemaPath:"#/properties/mediaResolution/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c},message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.mediaResolution,data:a}],!1;break}}var n=m===e}else var n=!0;
if(n){if(t.media_resolution!==void 0){let a=t.media_resolution,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Z.errors=[{instancePath:s+"/m\
edia_resolution",schemaPath:"#/properties/media_resolution/type",keyword:"type",params:{type:$.properties.media_resolution.type},message:"must be object,null",schema:$.
properties.media_resolution.type,parentSchema:$.properties.media_resolution,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(l!==
"level"){return Z.errors=[{instancePath:s+"/media_resolution",schemaPath:"#/properties/media_resolution/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.media_resolution,data:a}],!1;break}}var n=m===e}else var n=!0;
if(n){if(t.functionCall!==void 0){let a=t.functionCall,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Z.errors=[{instancePath:s+"/functionC\
all",schemaPath:"#/properties/functionCall/type",keyword:"type",params:{type:$.properties.functionCall.type},message:"must be object,null",schema:$.properties.functionCall.
type,parentSchema:$.properties.functionCall,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(!(l==="id"||l==="name"||l==="args"||
l==="partialArgs"||l==="partial_args"||l==="willContinue"||l==="will_continue")){return Z.errors=[{instancePath:s+"/functionCall",schemaPath:"#/properties/funct\
ionCall/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:$.
properties.functionCall,data:a}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.function_call!==void 0){let a=t.function_call,m=e;if(!(a&&typeof a=="object"&&!Array.
isArray(a))&&a!==null)return Z.errors=[{instancePath:s+"/function_call",schemaPath:"#/properties/function_call/type",keyword:"type",params:{type:$.properties.function_call.
type},message:"must be object,null",schema:$.properties.function_call.type,parentSchema:$.properties.function_call,data:a}],!1;if(e===m&&a&&typeof a=="object"&&
!Array.isArray(a)){for(let l in a)if(!(l==="id"||l==="name"||l==="args"||l==="partialArgs"||l==="partial_args"||l==="willContinue"||l==="will_continue")){return Z.
errors=[{instancePath:s+"/function_call",schemaPath:"#/properties/function_call/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.function_call,data:a}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.functionResponse!==
void 0){let a=t.functionResponse,m=e,c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Z.errors=[{instancePath:s+"/functionResponse",schemaPath:"\
#/definitions/response/type",keyword:"type",params:{type:Ye.type},message:"must be object,null",schema:Ye.type,parentSchema:Ye,data:a}],!1;if(e===c&&a&&typeof a==
"object"&&!Array.isArray(a)){for(let u in a)if(!(u==="id"||u==="name"||u==="response"||u==="willContinue"||u==="will_continue"||u==="scheduling")){return Z.errors=
[{instancePath:s+"/functionResponse",schemaPath:"#/definitions/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"\
must NOT have additional properties",schema:!1,parentSchema:Ye,data:a}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.function_response!==void 0){let a=t.function_response,
m=e,c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Z.errors=[{instancePath:s+"/function_response",schemaPath:"#/definitions/response/type",
keyword:"type",params:{type:Ye.type},message:"must be object,null",schema:Ye.type,parentSchema:Ye,data:a}],!1;if(e===c&&a&&typeof a=="object"&&!Array.isArray(a)){
for(let u in a)if(!(u==="id"||u==="name"||u==="response"||u==="willContinue"||u==="will_continue"||u==="scheduling")){return Z.errors=[{instancePath:s+"/functio\
n_response",schemaPath:"#/definitions/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:Ye,data:a}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.executableCode!==void 0){let a=t.executableCode,m=e;if(!(a&&typeof a==
"object"&&!Array.isArray(a))&&a!==null)return Z.errors=[{instancePath:s+"/executableCode",schemaPath:"#/properties/executableCode/type",keyword:"type",params:{type:$.
properties.executableCode.type},message:"must be object,null",schema:$.properties.executableCode.type,parentSchema:$.properties.executableCode,data:a}],!1;if(e===
m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(!(l==="id"||l==="code"||l==="language")){return Z.errors=[{instancePath:s+"/executableCode",schemaPath:"\
#/properties/executableCode/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties",schema:!1,
parentSchema:$.properties.executableCode,data:a}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.executable_code!==void 0){let a=t.executable_code,m=e;if(!(a&&typeof a==
"object"&&!Array.isArray(a))&&a!==null)return Z.errors=[{instancePath:s+"/executable_code",schemaPath:"#/properties/executable_code/type",keyword:"type",params:{
type:$.properties.executable_code.type},message:"must be object,null",schema:$.properties.executable_code.type,parentSchema:$.properties.executable_code,data:a}],
!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(!(l==="id"||l==="code"||l==="language")){return Z.errors=[{instancePath:s+"/executable_\
code",schemaPath:"#/properties/executable_code/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:$.properties.executable_code,data:a}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.codeExecutionResult!==void 0){let a=t.
codeExecutionResult,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Z.errors=[{instancePath:s+"/codeExecutionResult",schemaPath:"#/propertie\
s/codeExecutionResult/type",keyword:"type",params:{type:$.properties.codeExecutionResult.type},message:"must be object,null",schema:$.properties.codeExecutionResult.
type,parentSchema:$.properties.codeExecutionResult,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(!(l==="id"||l==="outcome"||
l==="output")){return Z.errors=[{instancePath:s+"/codeExecutionResult",schemaPath:"#/properties/codeExecutionResult/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.codeExecutionResult,data:a}],!1;break}}
var n=m===e}else var n=!0;if(n){if(t.code_execution_result!==void 0){let a=t.code_execution_result,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)
return Z.errors=[{instancePath:s+"/code_execution_result",schemaPath:"#/properties/code_execution_result/type",keyword:"type",params:{type:$.properties.code_execution_result.
type},message:"must be object,null",schema:$.properties.code_execution_result.type,parentSchema:$.properties.code_execution_result,data:a}],!1;if(e===m&&a&&typeof a==
"object"&&!Array.isArray(a)){for(let l in a)if(!(l==="id"||l==="outcome"||l==="output")){return Z.errors=[{instancePath:s+"/code_execution_result",schemaPath:"#\
/properties/code_execution_result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional propertie\
s",schema:!1,parentSchema:$.properties.code_execution_result,data:a}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.inlineData!==void 0){let a=t.inlineData,m=e;
if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Z.errors=[{instancePath:s+"/inlineData",schemaPath:"#/properties/inlineData/type",keyword:"type",
params:{type:$.properties.inlineData.type},message:"must be object,null",schema:$.properties.inlineData.type,parentSchema:$.properties.inlineData,data:a}],!1;let c=e,
l=!1,u=e;if(a&&typeof a=="object"&&!Array.isArray(a)){let o;if(a.mimeType===void 0&&(o="mimeType")){let d={instancePath:s+"/inlineData",schemaPath:"#/properties\
/inlineData/anyOf/0/required",keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'",schema:$.properties.inlineData.anyOf[0].
required,parentSchema:$.properties.inlineData.anyOf[0],data:a};r===null?r=[d]:r.push(d),e++}}var w=u===e;if(l=l||w,!l){let o=e;if(a&&typeof a=="object"&&!Array.
isArray(a)){let g;if(a.mime_type===void 0&&(g="mime_type")){let b={instancePath:s+"/inlineData",schemaPath:"#/properties/inlineData/anyOf/1/required",keyword:"r\
equired",params:{missingProperty:g},message:"must have required property '"+g+"'",schema:$.properties.inlineData.anyOf[1].required,parentSchema:$.properties.inlineData.
anyOf[1],data:a};r===null?r=[b]:r.push(b),e++}}var w=o===e;l=l||w}if(l)e=c,r!==null&&(c?r.length=c:r=null);else{let o={instancePath:s+"/inlineData",schemaPath:"\
#/properties/inlineData/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:$.properties.inlineData.anyOf,parentSchema:$.properties.inlineData,
data:a};return r===null?r=[o]:r.push(o),e++,Z.errors=r,!1}if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){let o=e;for(let d in a)if(!(d==="mimeType"||d==="m\
ime_type"||d==="data"||d==="displayName"||d==="display_name")){return Z.errors=[{instancePath:s+"/inlineData",schemaPath:"#/properties/inlineData/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties",schema:!1,parentSchema:$.properties.inlineData,
data:a}],!1;break}if(o===e){if(a.mimeType!==void 0){let d=a.mimeType,g=e;if(!(d==="image/png"||d==="image/jpeg"||d==="image/jpg"||d==="image/webp"||d==="image/a\
vif"||d==="image/heic"||d==="image/heif"))return Z.errors=[{instancePath:s+"/inlineData/mimeType",schemaPath:"#/definitions/image/enum",keyword:"enum",params:{allowedValues:Ee.
enum},message:"must be equal to one of the allowed values",schema:Ee.enum,parentSchema:Ee,data:d}],!1;var y=g===e}else var y=!0;if(y){if(a.mime_type!==void 0){let d=a.
mime_type,g=e;if(!(d==="image/png"||d==="image/jpeg"||d==="image/jpg"||d==="image/webp"||d==="image/avif"||d==="image/heic"||d==="image/heif"))return Z.errors=[
{instancePath:s+"/inlineData/mime_type",schemaPath:"#/definitions/image/enum",keyword:"enum",params:{allowedValues:Ee.enum},message:"must be equal to one of the\
 allowed values",schema:Ee.enum,parentSchema:Ee,data:d}],!1;var y=g===e}else var y=!0;if(y)if(a.data!==void 0){let d=a.data,g=e;if(typeof d!="string")return Z.errors=
[{instancePath:s+"/inlineData/data",schemaPath:"#/properties/inlineData/properties/data/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.
properties.inlineData.properties.data.type,parentSchema:$.properties.inlineData.properties.data,data:d}],!1;var y=g===e}else var y=!0}}}var n=m===e}else var n=!0;
if(n)if(t.inline_data!==void 0){let a=t.inline_data,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return Z.errors=[{instancePath:s+"/inline_data",
schemaPath:"#/properties/inline_data/type",keyword:"type",params:{type:$.properties.inline_data.type},message:"must be object,null",schema:$.properties.inline_data.
type,parentSchema:$.properties.inline_data,data:a}],!1;let c=e,l=!1,u=e;if(a&&typeof a=="object"&&!Array.isArray(a)){let o;if(a.mimeType===void 0&&(o="mimeType")){
let d={instancePath:s+"/inline_data",schemaPath:"#/properties/inline_data/anyOf/0/required",keyword:"required",params:{missingProperty:o},message:"must have req\
uired property '"+o+"'",schema:$.properties.inline_data.anyOf[0].required,parentSchema:$.properties.inline_data.anyOf[0],data:a};r===null?r=[d]:r.push(d),e++}}var j=u===
e;if(l=l||j,!l){let o=e;if(a&&typeof a=="object"&&!Array.isArray(a)){let g;if(a.mime_type===void 0&&(g="mime_type")){let b={instancePath:s+"/inline_data",schemaPath:"\
#/properties/inline_data/anyOf/1/required",keyword:"required",params:{missingProperty:g},message:"must have required property '"+g+"'",schema:$.properties.inline_data.
anyOf[1].required,parentSchema:$.properties.inline_data.anyOf[1],data:a};r===null?r=[b]:r.push(b),e++}}var j=o===e;l=l||j}if(l)e=c,r!==null&&(c?r.length=c:r=null);else{
let o={instancePath:s+"/inline_data",schemaPath:"#/properties/inline_data/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:$.properties.
inline_data.anyOf,parentSchema:$.properties.inline_data,data:a};return r===null?r=[o]:r.push(o),e++,Z.errors=r,!1}if(e===m&&a&&typeof a=="object"&&!Array.isArray(
a)){let o=e;for(let d in a)if(!(d==="mimeType"||d==="mime_type"||d==="data"||d==="displayName"||d==="display_name")){return Z.errors=[{instancePath:s+"/inline_d\
ata",schemaPath:"#/properties/inline_data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional p\
roperties",schema:!1,parentSchema:$.properties.inline_data,data:a}],!1;break}if(o===e){if(a.mimeType!==void 0){let d=a.mimeType,g=e;if(!(d==="image/png"||d==="i\
mage/jpeg"||d==="image/jpg"||d==="image/webp"||d==="image/avif"||d==="image/heic"||d==="image/heif"))return Z.errors=[{instancePath:s+"/inline_data/mimeType",schemaPath:"\
#/definitions/image/enum",keyword:"enum",params:{allowedValues:Ee.enum},message:"must be equal to one of the allowed values",schema:Ee.enum,parentSchema:Ee,data:d}],
!1;var k=g===e}else var k=!0;if(k){if(a.mime_type!==void 0){let d=a.mime_type,g=e;if(!(d==="image/png"||d==="image/jpeg"||d==="image/jpg"||d==="image/webp"||d===
"image/avif"||d==="image/heic"||d==="image/heif"))return Z.errors=[{instancePath:s+"/inline_data/mime_type",schemaPath:"#/definitions/image/enum",keyword:"enum",
params:{allowedValues:Ee.enum},message:"must be equal to one of the allowed values",schema:Ee.enum,parentSchema:Ee,data:d}],!1;var k=g===e}else var k=!0;if(k)if(a.
data!==void 0){let d=a.data,g=e;if(typeof d!="string")return Z.errors=[{instancePath:s+"/inline_data/data",schemaPath:"#/properties/inline_data/properties/data/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.inline_data.properties.data.type,parentSchema:$.properties.inline_data.
properties.data,data:d}],!1;var k=g===e}else var k=!0}}}var n=m===e}else var n=!0}}}}}}}}}}}}else return Z.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:$.type,parentSchema:$,data:t}],!1;return Z.errors=r,e===0}function rr(t,{instancePath:s="",parentData:se,
parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w=e;for(let y in t)if(!(y==="parts"||y==="role")){
return rr.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"must NOT have additi\
onal properties",schema:!1,parentSchema:tr,data:t}],!1;break}if(w===e&&t.parts!==void 0){let y=t.parts,j=e;if(!Array.isArray(y)&&y!==null)return rr.errors=[{instancePath:s+
"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type:tr.properties.parts.type},message:"must be array,null",schema:tr.properties.parts.type,
parentSchema:tr.properties.parts,data:y}],!1;if(e===j&&Array.isArray(y)){var n=!0;let k=y.length;for(let f=0;f<k;f++){let a=e;Z(y[f],{instancePath:s+"/parts/"+f,
parentData:y,parentDataProperty:f,rootData:R})||(r=r===null?Z.errors:r.concat(Z.errors),e=r.length);var n=a===e;if(!n)break}}}}else return rr.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:tr.type,parentSchema:tr,data:t}],!1;return rr.errors=r,e===0}var Je={type:[
"object","null"],properties:{parts:{type:["array","object","null"],items:{$ref:"#/definitions/text"},additionalProperties:!1,properties:{text:{}}},role:{}},additionalProperties:!1},
mr={type:"object",additionalProperties:!1,properties:{text:{type:"string"}}};function Re(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){
let r=null,e=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null)return Re.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:Je.type},
message:"must be object,null",schema:Je.type,parentSchema:Je,data:t}],!1;if(e===0&&t&&typeof t=="object"&&!Array.isArray(t)){let w=e;for(let y in t)if(!(y==="pa\
rts"||y==="role")){return Re.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"m\
ust NOT have additional properties",schema:!1,parentSchema:Je,data:t}],!1;break}if(w===e&&t.parts!==void 0){let y=t.parts,j=e;if(typeof y!="object")return Re.errors=
[{instancePath:s+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type:Je.properties.parts.type},message:"must be array,object,null",schema:Je.
properties.parts.type,parentSchema:Je.properties.parts,data:y}],!1;if(e===j){if(Array.isArray(y)){var n=!0;let k=y.length;for(let f=0;f<k;f++){let a=y[f],m=e;if(e===
e)if(a&&typeof a=="object"&&!Array.isArray(a)){let u=e;for(let v in a)if(v!=="text"){return Re.errors=[{instancePath:s+"/parts/"+f,schemaPath:"#/definitions/tex\
t/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},message:"must NOT have additional properties",schema:!1,parentSchema:mr,data:a}],
!1;break}if(u===e&&a.text!==void 0){let v=a.text;if(typeof v!="string")return Re.errors=[{instancePath:s+"/parts/"+f+"/text",schemaPath:"#/definitions/text/prop\
erties/text/type",keyword:"type",params:{type:"string"},message:"must be string",schema:mr.properties.text.type,parentSchema:mr.properties.text,data:v}],!1}}else
return Re.errors=[{instancePath:s+"/parts/"+f,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"must be object",schema:mr.type,
parentSchema:mr,data:a}],!1;var n=m===e;if(!n)break}}if(e===j&&y&&typeof y=="object"&&!Array.isArray(y)){for(let k in y)if(k!=="text"){return Re.errors=[{instancePath:s+
"/parts",schemaPath:"#/properties/parts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},message:"must NOT have additional pro\
perties",schema:!1,parentSchema:Je.properties.parts,data:y}],!1;break}}}}}return Re.errors=r,e===0}function vr(t,{instancePath:s="",parentData:se,parentDataProperty:ee,
rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.contents!==void 0){let y=t.contents,j=e;if(e===j)if(Array.isArray(y)){
var n=!0;let k=y.length;for(let f=0;f<k;f++){let a=e;rr(y[f],{instancePath:s+"/contents/"+f,parentData:y,parentDataProperty:f,rootData:R})||(r=r===null?rr.errors:
r.concat(rr.errors),e=r.length);var n=a===e;if(!n)break}}else return vr.errors=[{instancePath:s+"/contents",schemaPath:"#/properties/contents/type",keyword:"typ\
e",params:{type:"array"},message:"must be array",schema:_r.properties.contents.type,parentSchema:_r.properties.contents,data:y}],!1;var w=j===e}else var w=!0;if(w){
if(t.systemInstruction!==void 0){let y=e;Re(t.systemInstruction,{instancePath:s+"/systemInstruction",parentData:t,parentDataProperty:"systemInstruction",rootData:R})||
(r=r===null?Re.errors:r.concat(Re.errors),e=r.length);var w=y===e}else var w=!0;if(w)if(t.system_instruction!==void 0){let y=e;Re(t.system_instruction,{instancePath:s+
"/system_instruction",parentData:t,parentDataProperty:"system_instruction",rootData:R})||(r=r===null?Re.errors:r.concat(Re.errors),e=r.length);var w=y===e}else var w=!0}}else
return vr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:_r.type,parentSchema:_r,data:t}],!1;
return vr.errors=r,e===0}var xr=H,N={$schema:"http://json-schema.org/draft-07/schema#",description:"Bodies whose members, outside the conversation, are all know\
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
properties:{type:{},tools:{}}},user_input:{type:["object","null"],additionalProperties:!1,properties:{type:{},tools:{}}}}}}};function be(t,{instancePath:s="",parentData:se,
parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let j=e;for(let k in t)if(!Xe.call(ie.properties,k)){
return be.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},message:"must NOT have additi\
onal properties",schema:!1,parentSchema:ie,data:t}],!1;break}if(j===e){if(t.cache_control!==void 0){let k=t.cache_control,f=e,a=e;if(!(k&&typeof k=="object"&&!Array.
isArray(k))&&k!==null)return be.errors=[{instancePath:s+"/cache_control",schemaPath:"#/definitions/cache/type",keyword:"type",params:{type:Qe.type},message:"mus\
t be object,null",schema:Qe.type,parentSchema:Qe,data:k}],!1;if(e===a&&k&&typeof k=="object"&&!Array.isArray(k)){for(let m in k)if(!(m==="type"||m==="ttl")){return be.
errors=[{instancePath:s+"/cache_control",schemaPath:"#/definitions/cache/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"\
must NOT have additional properties",schema:!1,parentSchema:Qe,data:k}],!1;break}}var n=f===e}else var n=!0;if(n){if(t.citations!==void 0){let k=t.citations,f=e;
if(!(k&&typeof k=="object"&&!Array.isArray(k))&&k!==null)return be.errors=[{instancePath:s+"/citations",schemaPath:"#/properties/citations/type",keyword:"type",
params:{type:ie.properties.citations.type},message:"must be object,null",schema:ie.properties.citations.type,parentSchema:ie.properties.citations,data:k}],!1;if(e===
f&&k&&typeof k=="object"&&!Array.isArray(k)){for(let m in k)if(m!=="enabled"){return be.errors=[{instancePath:s+"/citations",schemaPath:"#/properties/citations/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties",schema:!1,parentSchema:ie.properties.
citations,data:k}],!1;break}}var n=f===e}else var n=!0;if(n){if(t.user_location!==void 0){let k=t.user_location,f=e;if(!(k&&typeof k=="object"&&!Array.isArray(k))&&
k!==null)return be.errors=[{instancePath:s+"/user_location",schemaPath:"#/properties/user_location/type",keyword:"type",params:{type:ie.properties.user_location.
type},message:"must be object,null",schema:ie.properties.user_location.type,parentSchema:ie.properties.user_location,data:k}],!1;if(e===f&&k&&typeof k=="object"&&
!Array.isArray(k)){for(let m in k)if(!(m==="type"||m==="city"||m==="region"||m==="country"||m==="timezone")){return be.errors=[{instancePath:s+"/user_location",
schemaPath:"#/properties/user_location/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional prop\
erties",schema:!1,parentSchema:ie.properties.user_location,data:k}],!1;break}}var n=f===e}else var n=!0;if(n){if(t.configs!==void 0){let k=t.configs,f=e;if(!(k&&
typeof k=="object"&&!Array.isArray(k))&&k!==null)return be.errors=[{instancePath:s+"/configs",schemaPath:"#/properties/configs/type",keyword:"type",params:{type:ie.
properties.configs.type},message:"must be object,null",schema:ie.properties.configs.type,parentSchema:ie.properties.configs,data:k}],!1;if(e===f&&k&&typeof k=="\
object"&&!Array.isArray(k))for(let m in k){let c=k[m],l=e;if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null)return be.errors=[{instancePath:s+"/configs/"+
m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/configs/additionalProperties/type",keyword:"type",params:{type:ie.properties.configs.additionalProperties.
type},message:"must be object,null",schema:ie.properties.configs.additionalProperties.type,parentSchema:ie.properties.configs.additionalProperties,data:c}],!1;if(e===
l&&c&&typeof c=="object"&&!Array.isArray(c)){for(let u in c)if(!(u==="enabled"||u==="defer_loading")){return be.errors=[{instancePath:s+"/configs/"+m.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/configs/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties",schema:!1,parentSchema:ie.properties.configs.additionalProperties,data:c}],!1;break}}var w=l===e;if(!w)break}var n=f===
e}else var n=!0;if(n)if(t.url_sources!==void 0){let k=t.url_sources,f=e;if(!(k&&typeof k=="object"&&!Array.isArray(k))&&k!==null)return be.errors=[{instancePath:s+
"/url_sources",schemaPath:"#/properties/url_sources/type",keyword:"type",params:{type:ie.properties.url_sources.type},message:"must be object,null",schema:ie.properties.
url_sources.type,parentSchema:ie.properties.url_sources,data:k}],!1;if(e===f&&k&&typeof k=="object"&&!Array.isArray(k)){let m=e;for(let c in k)if(!(c==="client_\
tool_results"||c==="server_tool_results"||c==="user_input")){return be.errors=[{instancePath:s+"/url_sources",schemaPath:"#/properties/url_sources/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties",schema:!1,parentSchema:ie.properties.url_sources,
data:k}],!1;break}if(m===e){if(k.client_tool_results!==void 0){let c=k.client_tool_results,l=e;if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null)return be.
errors=[{instancePath:s+"/url_sources/client_tool_results",schemaPath:"#/properties/url_sources/properties/client_tool_results/type",keyword:"type",params:{type:ie.
properties.url_sources.properties.client_tool_results.type},message:"must be object,null",schema:ie.properties.url_sources.properties.client_tool_results.type,parentSchema:ie.
properties.url_sources.properties.client_tool_results,data:c}],!1;if(e===l&&c&&typeof c=="object"&&!Array.isArray(c)){for(let u in c)if(!(u==="type"||u==="tools")){
return be.errors=[{instancePath:s+"/url_sources/client_tool_results",schemaPath:"#/properties/url_sources/properties/client_tool_results/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:ie.properties.url_sources.properties.client_tool_results,
data:c}],!1;break}}var y=l===e}else var y=!0;if(y){if(k.server_tool_results!==void 0){let c=k.server_tool_results,l=e;if(!(c&&typeof c=="object"&&!Array.isArray(
c))&&c!==null)return be.errors=[{instancePath:s+"/url_sources/server_tool_results",schemaPath:"#/properties/url_sources/properties/server_tool_results/type",keyword:"\
type",params:{type:ie.properties.url_sources.properties.server_tool_results.type},message:"must be object,null",schema:ie.properties.url_sources.properties.server_tool_results.
type,parentSchema:ie.properties.url_sources.properties.server_tool_results,data:c}],!1;if(e===l&&c&&typeof c=="object"&&!Array.isArray(c)){for(let v in c)if(!(v===
"type"||v==="tools")){return be.errors=[{instancePath:s+"/url_sources/server_tool_results",schemaPath:"#/properties/url_sources/properties/server_tool_results/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},message:"must NOT have additional properties",schema:!1,parentSchema:ie.properties.
url_sources.properties.server_tool_results,data:c}],!1;break}}var y=l===e}else var y=!0;if(y)if(k.user_input!==void 0){let c=k.user_input,l=e;if(!(c&&typeof c==
"object"&&!Array.isArray(c))&&c!==null)return be.errors=[{instancePath:s+"/url_sources/user_input",schemaPath:"#/properties/url_sources/properties/user_input/ty\
pe",keyword:"type",params:{type:ie.properties.url_sources.properties.user_input.type},message:"must be object,null",schema:ie.properties.url_sources.properties.
user_input.type,parentSchema:ie.properties.url_sources.properties.user_input,data:c}],!1;if(e===l&&c&&typeof c=="object"&&!Array.isArray(c)){for(let v in c)if(!(v===
"type"||v==="tools")){return be.errors=[{instancePath:s+"/url_sources/user_input",schemaPath:"#/properties/url_sources/properties/user_input/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:v},message:"must NOT have additional properties",schema:!1,parentSchema:ie.properties.url_sources.properties.
user_input,data:c}],!1;break}}var y=l===e}else var y=!0}}}var n=f===e}else var n=!0}}}}}else return be.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:ie.type,parentSchema:ie,data:t}],!1;return be.errors=r,e===0}function H(t,{instancePath:s="",parentData:se,
parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let f=e;for(let a in t)if(!Xe.call(N.properties,a)){
return H.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:N,data:t}],!1;break}if(f===e){if(t.metadata!==void 0){let a=t.metadata,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&
a!==null)return H.errors=[{instancePath:s+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:N.properties.metadata.type},message:"m\
ust be object,null",schema:N.properties.metadata.type,parentSchema:N.properties.metadata,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let c in a)
if(c!=="user_id"){return H.errors=[{instancePath:s+"/metadata",schemaPath:"#/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.metadata,data:a}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.billing_policy!==
void 0){let a=t.billing_policy,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return H.errors=[{instancePath:s+"/billing_policy",schemaPath:"#/pro\
perties/billing_policy/type",keyword:"type",params:{type:N.properties.billing_policy.type},message:"must be object,null",schema:N.properties.billing_policy.type,
parentSchema:N.properties.billing_policy,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(!(l==="type"||l==="bill_to")){return H.
errors=[{instancePath:s+"/billing_policy",schemaPath:"#/properties/billing_policy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.billing_policy,data:a}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.diagnostics!==
void 0){let a=t.diagnostics,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return H.errors=[{instancePath:s+"/diagnostics",schemaPath:"#/propertie\
s/diagnostics/type",keyword:"type",params:{type:N.properties.diagnostics.type},message:"must be object,null",schema:N.properties.diagnostics.type,parentSchema:N.
properties.diagnostics,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(l!=="previous_message_id"){return H.errors=[{instancePath:s+
"/diagnostics",schemaPath:"#/properties/diagnostics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:N.properties.diagnostics,data:a}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.compaction!==void 0){let a=t.compaction,
m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return H.errors=[{instancePath:s+"/compaction",schemaPath:"#/properties/compaction/type",keyword:"t\
ype",params:{type:N.properties.compaction.type},message:"must be object,null",schema:N.properties.compaction.type,parentSchema:N.properties.compaction,data:a}],
!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(!(l==="type"||l==="instructions")){return H.errors=[{instancePath:s+"/compaction",schemaPath:"\
#/properties/compaction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties",schema:!1,
parentSchema:N.properties.compaction,data:a}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.tool_choice!==void 0){let a=t.tool_choice,m=e;if(!(a&&typeof a=="ob\
ject"&&!Array.isArray(a))&&a!==null)return H.errors=[{instancePath:s+"/tool_choice",schemaPath:"#/properties/tool_choice/type",keyword:"type",params:{type:N.properties.
tool_choice.type},message:"must be object,null",schema:N.properties.tool_choice.type,parentSchema:N.properties.tool_choice,data:a}],!1;if(e===m&&a&&typeof a=="o\
bject"&&!Array.isArray(a)){for(let l in a)if(!(l==="type"||l==="name"||l==="disable_parallel_tool_use")){return H.errors=[{instancePath:s+"/tool_choice",schemaPath:"\
#/properties/tool_choice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties",schema:!1,
parentSchema:N.properties.tool_choice,data:a}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.thinking!==void 0){let a=t.thinking,m=e;if(!(a&&typeof a=="object"&&
!Array.isArray(a))&&a!==null)return H.errors=[{instancePath:s+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type:N.properties.thinking.
type},message:"must be object,null",schema:N.properties.thinking.type,parentSchema:N.properties.thinking,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(
a)){let l=e;for(let u in a)if(!(u==="type"||u==="budget_tokens"||u==="display"||u==="block_binding")){return H.errors=[{instancePath:s+"/thinking",schemaPath:"#\
/properties/thinking/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,
parentSchema:N.properties.thinking,data:a}],!1;break}if(l===e&&a.block_binding!==void 0){let u=a.block_binding,v=e;if(!(u&&typeof u=="object"&&!Array.isArray(u))&&
u!==null)return H.errors=[{instancePath:s+"/thinking/block_binding",schemaPath:"#/properties/thinking/properties/block_binding/type",keyword:"type",params:{type:N.
properties.thinking.properties.block_binding.type},message:"must be object,null",schema:N.properties.thinking.properties.block_binding.type,parentSchema:N.properties.
thinking.properties.block_binding,data:u}],!1;if(e===v&&u&&typeof u=="object"&&!Array.isArray(u)){for(let o in u)if(o!=="prefix_mismatch_behavior"){return H.errors=
[{instancePath:s+"/thinking/block_binding",schemaPath:"#/properties/thinking/properties/block_binding/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.thinking.properties.block_binding,data:u}],!1;break}}}}var n=m===
e}else var n=!0;if(n){if(t.output_config!==void 0){let a=t.output_config,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return H.errors=[{instancePath:s+
"/output_config",schemaPath:"#/properties/output_config/type",keyword:"type",params:{type:N.properties.output_config.type},message:"must be object,null",schema:N.
properties.output_config.type,parentSchema:N.properties.output_config,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){let l=e;for(let u in a)if(!(u===
"effort"||u==="format"||u==="task_budget")){return H.errors=[{instancePath:s+"/output_config",schemaPath:"#/properties/output_config/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.output_config,data:a}],!1;
break}if(l===e){if(a.format!==void 0){let u=a.format,v=e;if(!(u&&typeof u=="object"&&!Array.isArray(u))&&u!==null)return H.errors=[{instancePath:s+"/output_conf\
ig/format",schemaPath:"#/properties/output_config/properties/format/type",keyword:"type",params:{type:N.properties.output_config.properties.format.type},message:"\
must be object,null",schema:N.properties.output_config.properties.format.type,parentSchema:N.properties.output_config.properties.format,data:u}],!1;if(e===v&&u&&
typeof u=="object"&&!Array.isArray(u)){for(let o in u)if(!(o==="type"||o==="schema")){return H.errors=[{instancePath:s+"/output_config/format",schemaPath:"#/pro\
perties/output_config/properties/format/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional pro\
perties",schema:!1,parentSchema:N.properties.output_config.properties.format,data:u}],!1;break}}var w=v===e}else var w=!0;if(w)if(a.task_budget!==void 0){let u=a.
task_budget,v=e;if(!(u&&typeof u=="object"&&!Array.isArray(u))&&u!==null)return H.errors=[{instancePath:s+"/output_config/task_budget",schemaPath:"#/properties/\
output_config/properties/task_budget/type",keyword:"type",params:{type:N.properties.output_config.properties.task_budget.type},message:"must be object,null",schema:N.
properties.output_config.properties.task_budget.type,parentSchema:N.properties.output_config.properties.task_budget,data:u}],!1;if(e===v&&u&&typeof u=="object"&&
!Array.isArray(u)){for(let d in u)if(!(d==="type"||d==="total"||d==="remaining")){return H.errors=[{instancePath:s+"/output_config/task_budget",schemaPath:"#/pr\
operties/output_config/properties/task_budget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have addition\
al properties",schema:!1,parentSchema:N.properties.output_config.properties.task_budget,data:u}],!1;break}}var w=v===e}else var w=!0}}var n=m===e}else var n=!0;
if(n){if(t.output_format!==void 0){let a=t.output_format,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return H.errors=[{instancePath:s+"/output_\
format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type:N.properties.output_format.type},message:"must be object,null",schema:N.properties.
output_format.type,parentSchema:N.properties.output_format,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){for(let l in a)if(!(l==="type"||l==="\
schema")){return H.errors=[{instancePath:s+"/output_format",schemaPath:"#/properties/output_format/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.output_format,data:a}],!1;break}}var n=m===e}else var n=!0;
if(n){if(t.cache_control!==void 0){let a=t.cache_control,m=e,c=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return H.errors=[{instancePath:s+"/cac\
he_control",schemaPath:"#/definitions/cache/type",keyword:"type",params:{type:Qe.type},message:"must be object,null",schema:Qe.type,parentSchema:Qe,data:a}],!1;
if(e===c&&a&&typeof a=="object"&&!Array.isArray(a)){for(let u in a)if(!(u==="type"||u==="ttl")){return H.errors=[{instancePath:s+"/cache_control",schemaPath:"#/\
definitions/cache/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:Qe,
data:a}],!1;break}}var n=m===e}else var n=!0;if(n){if(t.tools!==void 0){let a=t.tools,m=e;if(!Array.isArray(a)&&a!==null)return H.errors=[{instancePath:s+"/tool\
s",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:N.properties.tools.type},message:"must be array,null",schema:N.properties.tools.type,parentSchema:N.
properties.tools,data:a}],!1;if(e===m&&Array.isArray(a)){var y=!0;let l=a.length;for(let u=0;u<l;u++){let v=e;be(a[u],{instancePath:s+"/tools/"+u,parentData:a,parentDataProperty:u,
rootData:R})||(r=r===null?be.errors:r.concat(be.errors),e=r.length);var y=v===e;if(!y)break}}var n=m===e}else var n=!0;if(n)if(t.context_management!==void 0){let a=t.
context_management,m=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return H.errors=[{instancePath:s+"/context_management",schemaPath:"#/properties/\
context_management/type",keyword:"type",params:{type:N.properties.context_management.type},message:"must be object,null",schema:N.properties.context_management.
type,parentSchema:N.properties.context_management,data:a}],!1;if(e===m&&a&&typeof a=="object"&&!Array.isArray(a)){let l=e;for(let u in a)if(u!=="edits"){return H.
errors=[{instancePath:s+"/context_management",schemaPath:"#/properties/context_management/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.context_management,data:a}],!1;break}if(l===e&&a.edits!==void 0){let u=a.edits,
v=e;if(!Array.isArray(u)&&u!==null)return H.errors=[{instancePath:s+"/context_management/edits",schemaPath:"#/properties/context_management/properties/edits/typ\
e",keyword:"type",params:{type:N.properties.context_management.properties.edits.type},message:"must be array,null",schema:N.properties.context_management.properties.
edits.type,parentSchema:N.properties.context_management.properties.edits,data:u}],!1;if(e===v&&Array.isArray(u)){var j=!0;let o=u.length;for(let d=0;d<o;d++){let g=u[d],
b=e;if(e===b)if(g&&typeof g=="object"&&!Array.isArray(g)){let h=e;for(let p in g)if(!(p==="type"||p==="instructions"||p==="pause_after_compaction"||p==="clear_t\
ool_inputs"||p==="exclude_tools"||p==="keep"||p==="trigger"||p==="clear_at_least")){return H.errors=[{instancePath:s+"/context_management/edits/"+d,schemaPath:"\
#/properties/context_management/properties/edits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have\
 additional properties",schema:!1,parentSchema:N.properties.context_management.properties.edits.items,data:g}],!1;break}if(h===e){if(g.keep!==void 0){let p=g.keep,
_=e;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&typeof p!="string"&&p!==null)return H.errors=[{instancePath:s+"/context_management/edits/"+d+"/keep",schemaPath:"\
#/properties/context_management/properties/edits/items/properties/keep/type",keyword:"type",params:{type:N.properties.context_management.properties.edits.items.
properties.keep.type},message:"must be object,string,null",schema:N.properties.context_management.properties.edits.items.properties.keep.type,parentSchema:N.properties.
context_management.properties.edits.items.properties.keep,data:p}],!1;if(e===_&&p&&typeof p=="object"&&!Array.isArray(p)){for(let A in p)if(!(A==="type"||A==="v\
alue")){return H.errors=[{instancePath:s+"/context_management/edits/"+d+"/keep",schemaPath:"#/properties/context_management/properties/edits/items/properties/ke\
ep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.
context_management.properties.edits.items.properties.keep,data:p}],!1;break}}var k=_===e}else var k=!0;if(k){if(g.trigger!==void 0){let p=g.trigger,_=e;if(!(p&&
typeof p=="object"&&!Array.isArray(p))&&p!==null)return H.errors=[{instancePath:s+"/context_management/edits/"+d+"/trigger",schemaPath:"#/properties/context_man\
agement/properties/edits/items/properties/trigger/type",keyword:"type",params:{type:N.properties.context_management.properties.edits.items.properties.trigger.type},
message:"must be object,null",schema:N.properties.context_management.properties.edits.items.properties.trigger.type,parentSchema:N.properties.context_management.
properties.edits.items.properties.trigger,data:p}],!1;if(e===_&&p&&typeof p=="object"&&!Array.isArray(p)){for(let P in p)if(!(P==="type"||P==="value")){return H.
errors=[{instancePath:s+"/context_management/edits/"+d+"/trigger",schemaPath:"#/properties/context_management/properties/edits/items/properties/trigger/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:P},message:"must NOT have additional properties",schema:!1,parentSchema:N.properties.context_management.
properties.edits.items.properties.trigger,data:p}],!1;break}}var k=_===e}else var k=!0;if(k)if(g.clear_at_least!==void 0){let p=g.clear_at_least,_=e;if(!(p&&typeof p==
"object"&&!Array.isArray(p))&&p!==null)return H.errors=[{instancePath:s+"/context_management/edits/"+d+"/clear_at_least",schemaPath:"#/properties/context_manage\
ment/properties/edits/items/properties/clear_at_least/type",keyword:"type",params:{type:N.properties.context_management.properties.edits.items.properties.clear_at_least.
type},message:"must be object,null",schema:N.properties.context_management.properties.edits.items.properties.clear_at_least.type,parentSchema:N.properties.context_management.
properties.edits.items.properties.clear_at_least,data:p}],!1;if(e===_&&p&&typeof p=="object"&&!Array.isArray(p)){for(let P in p)if(!(P==="type"||P==="value")){return H.
errors=[{instancePath:s+"/context_management/edits/"+d+"/clear_at_least",schemaPath:"#/properties/context_management/properties/edits/items/properties/clear_at_\
least/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},message:"must NOT have additional properties",schema:!1,parentSchema:N.
properties.context_management.properties.edits.items.properties.clear_at_least,data:p}],!1;break}}var k=_===e}else var k=!0}}}else return H.errors=[{instancePath:s+
"/context_management/edits/"+d,schemaPath:"#/properties/context_management/properties/edits/items/type",keyword:"type",params:{type:"object"},message:"must be o\
bject",schema:N.properties.context_management.properties.edits.items.type,parentSchema:N.properties.context_management.properties.edits.items,data:g}],!1;var j=b===
e;if(!j)break}}}}var n=m===e}else var n=!0}}}}}}}}}}}else return H.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object",schema:N.type,parentSchema:N,data:t}],!1;return H.errors=r,e===0}var Tr=Ue,ue={$schema:"http://json-schema.org/draft-07/schema#",description:"Bodi\
es whose parts cost no more tokens than their bytes, or are images. Others may cost anything: documents other than text, results of tools that the upstream ran \
with text that the body does not contain, and parts or members that are not listed.",type:"object",properties:{system:{anyOf:[{type:["string","null"]},{type:"ar\
ray",items:{$ref:"#/definitions/text"}}]},messages:{type:"array",items:{type:"object",additionalProperties:!1,properties:{role:{},clear_at:{},output_config:{type:[
"object","null"],additionalProperties:!1,properties:{effort:{}}},content:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/part"}},else:{type:"st\
ring"}}}}}},definitions:{text:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{const:"text"},text:{},cache_control:{},citations:{}}},part:{
type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","image","document","search_result","thinking","redacted_thinking","tool_u\
se","tool_result","server_tool_use","tool_search_tool_result","mcp_tool_use","mcp_tool_result","tool_addition","tool_removal","compaction","fallback","mcp_tool_\
listing"]},text:{},citations:{},cache_control:{},title:{},context:{},transformations:{},mcp_server_name:{},tools:{},thinking:{},signature:{},data:{},id:{},name:{},
input:{},caller:{},toolset_name:{},tool_use_id:{},is_error:{},server_name:{},tool:{},encrypted_content:{},from:{},to:{},trigger:{},source:{},content:{},tool_changes:{
type:["array","null"],items:{type:["object","null"],additionalProperties:!1,properties:{type:{},tool:{},cache_control:{}}}}},allOf:[{$ref:"#/definitions/sources"},
{if:{properties:{type:{enum:["tool_result","mcp_tool_result"]}}},then:{properties:{content:{if:{type:"array"},then:{type:"array",items:{$ref:"#/definitions/inne\
r"}},else:{type:["string","null"]}}}}},{if:{properties:{type:{const:"search_result"}}},then:{properties:{content:{type:"array",items:{$ref:"#/definitions/text"}}}}}]},
inner:{type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","image","document","search_result","tool_reference","browser_state"]},
text:{},citations:{},cache_control:{},title:{},context:{},transformations:{},tool_name:{},tabs:{},state_changes:{},source:{},content:{}},allOf:[{$ref:"#/definit\
ions/sources"}]},sources:{type:"object",allOf:[{if:{properties:{type:{const:"image"}}},then:{required:["source"],properties:{source:{type:"object",required:["ty\
pe"],additionalProperties:!1,properties:{type:{enum:["base64","url"]},data:{},media_type:{},url:{},file_id:{},content:{if:{type:"array"},then:{type:"array",items:{
$ref:"#/definitions/text"}},else:{type:"string"}}}}}}},{if:{properties:{type:{const:"document"}}},then:{required:["source"],properties:{source:{type:"object",required:[
"type"],additionalProperties:!1,properties:{type:{enum:["text","content"]},data:{},media_type:{},url:{},file_id:{},content:{if:{type:"array"},then:{type:"array",
items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}}]}}},he={type:"object",required:["type"],additionalProperties:!1,properties:{type:{const:"text"},text:{},
cache_control:{},citations:{}}},ce={type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","image","document","search_result","t\
hinking","redacted_thinking","tool_use","tool_result","server_tool_use","tool_search_tool_result","mcp_tool_use","mcp_tool_result","tool_addition","tool_removal",
"compaction","fallback","mcp_tool_listing"]},text:{},citations:{},cache_control:{},title:{},context:{},transformations:{},mcp_server_name:{},tools:{},thinking:{},
signature:{},data:{},id:{},name:{},input:{},caller:{},toolset_name:{},tool_use_id:{},is_error:{},server_name:{},tool:{},encrypted_content:{},from:{},to:{},trigger:{},
source:{},content:{},tool_changes:{type:["array","null"],items:{type:["object","null"],additionalProperties:!1,properties:{type:{},tool:{},cache_control:{}}}}},
allOf:[{$ref:"#/definitions/sources"},{if:{properties:{type:{enum:["tool_result","mcp_tool_result"]}}},then:{properties:{content:{if:{type:"array"},then:{type:"\
array",items:{$ref:"#/definitions/inner"}},else:{type:["string","null"]}}}}},{if:{properties:{type:{const:"search_result"}}},then:{properties:{content:{type:"ar\
ray",items:{$ref:"#/definitions/text"}}}}}]},J={type:"object",allOf:[{if:{properties:{type:{const:"image"}}},then:{required:["source"],properties:{source:{type:"\
object",required:["type"],additionalProperties:!1,properties:{type:{enum:["base64","url"]},data:{},media_type:{},url:{},file_id:{},content:{if:{type:"array"},then:{
type:"array",items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}},{if:{properties:{type:{const:"document"}}},then:{required:["source"],properties:{source:{
type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","content"]},data:{},media_type:{},url:{},file_id:{},content:{if:{type:"ar\
ray"},then:{type:"array",items:{$ref:"#/definitions/text"}},else:{type:"string"}}}}}}}]};function ne(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){
let r=null,e=0;if(!(t&&typeof t=="object"&&!Array.isArray(t)))return ne.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:J.type,parentSchema:J,data:t}],!1;let n=e,w=e,y=!0,j=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==void 0&&t.type!=="image"){let d={};
r===null?r=[d]:r.push(d),e++}var k=j===e;if(e=w,r!==null&&(w?r.length=w:r=null),k){let d=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let b;if(t.source===void 0&&
(b="source"))return ne.errors=[{instancePath:s,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty:b},message:"must have required pr\
operty '"+b+"'",schema:J.allOf[0].then.required,parentSchema:J.allOf[0].then,data:t}],!1;if(t.source!==void 0){let i=t.source;if(e===e)if(i&&typeof i=="object"&&
!Array.isArray(i)){let p;if(i.type===void 0&&(p="type"))return ne.errors=[{instancePath:s+"/source",schemaPath:"#/allOf/0/then/properties/source/required",keyword:"\
required",params:{missingProperty:p},message:"must have required property '"+p+"'",schema:J.allOf[0].then.properties.source.required,parentSchema:J.allOf[0].then.
properties.source,data:i}],!1;{let _=e;for(let A in i)if(!(A==="type"||A==="data"||A==="media_type"||A==="url"||A==="file_id"||A==="content")){return ne.errors=
[{instancePath:s+"/source",schemaPath:"#/allOf/0/then/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"\
must NOT have additional properties",schema:!1,parentSchema:J.allOf[0].then.properties.source,data:i}],!1;break}if(_===e){if(i.type!==void 0){let A=i.type,P=e;if(!(A===
"base64"||A==="url"))return ne.errors=[{instancePath:s+"/source/type",schemaPath:"#/allOf/0/then/properties/source/properties/type/enum",keyword:"enum",params:{
allowedValues:J.allOf[0].then.properties.source.properties.type.enum},message:"must be equal to one of the allowed values",schema:J.allOf[0].then.properties.source.
properties.type.enum,parentSchema:J.allOf[0].then.properties.source.properties.type,data:A}],!1;var f=P===e}else var f=!0;if(f)if(i.content!==void 0){let A=i.content,
P=e,C=e,q=!0,x=e;if(!Array.isArray(A)){let G={};r===null?r=[G]:r.push(G),e++}var a=x===e;e=C,r!==null&&(C?r.length=C:r=null);let S;if(a){let G=e;if(e===G)if(Array.
isArray(A)){var m=!0;let re=A.length;for(let X=0;X<re;X++){let U=A[X],Q=e;if(e===e)if(U&&typeof U=="object"&&!Array.isArray(U)){let oe;if(U.type===void 0&&(oe="\
type"))return ne.errors=[{instancePath:s+"/source/content/"+X,schemaPath:"#/definitions/text/required",keyword:"required",params:{missingProperty:oe},message:"m\
ust have required property '"+oe+"'",schema:he.required,parentSchema:he,data:U}],!1;{let ae=e;for(let pe in U)if(!(pe==="type"||pe==="text"||pe==="cache_control"||
pe==="citations")){return ne.errors=[{instancePath:s+"/source/content/"+X,schemaPath:"#/definitions/text/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:pe},message:"must NOT have additional properties",schema:!1,parentSchema:he,data:U}],!1;break}if(ae===e&&U.type!==void 0){let pe=U.type;if(pe!==
"text")return ne.errors=[{instancePath:s+"/source/content/"+X+"/type",schemaPath:"#/definitions/text/properties/type/const",keyword:"const",params:{allowedValue:"\
text"},message:"must be equal to constant",schema:"text",parentSchema:he.properties.type,data:pe}],!1}}}else return ne.errors=[{instancePath:s+"/source/content/"+
X,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"must be object",schema:he.type,parentSchema:he,data:U}],!1;var m=Q===e;if(!m)
break}}else return ne.errors=[{instancePath:s+"/source/content",schemaPath:"#/allOf/0/then/properties/source/properties/content/then/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:J.allOf[0].then.properties.source.properties.content.then.type,parentSchema:J.allOf[0].then.properties.source.properties.
content.then,data:A}],!1;var a=G===e;q=a,S="then"}else{let G=e;if(typeof A!="string")return ne.errors=[{instancePath:s+"/source/content",schemaPath:"#/allOf/0/t\
hen/properties/source/properties/content/else/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.allOf[0].then.properties.source.properties.
content.else.type,parentSchema:J.allOf[0].then.properties.source.properties.content.else,data:A}],!1;var a=G===e;q=a,S="else"}if(!q){let G={instancePath:s+"/sou\
rce/content",schemaPath:"#/allOf/0/then/properties/source/properties/content/if",keyword:"if",params:{failingKeyword:S},message:'must match "'+S+'" schema',schema:J.
allOf[0].then.properties.source.properties.content.if,parentSchema:J.allOf[0].then.properties.source.properties.content,data:A};return r===null?r=[G]:r.push(G),
e++,ne.errors=r,!1}var f=P===e}else var f=!0}}}else return ne.errors=[{instancePath:s+"/source",schemaPath:"#/allOf/0/then/properties/source/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:J.allOf[0].then.properties.source.type,parentSchema:J.allOf[0].then.properties.source,data:i}],!1}}var k=d===
e;y=k}if(!y){let d={instancePath:s,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:J.allOf[0].if,
parentSchema:J.allOf[0],data:t};return r===null?r=[d]:r.push(d),e++,ne.errors=r,!1}var c=n===e;if(c){let d=e,g=e,b=!0,i=e;if(t&&typeof t=="object"&&!Array.isArray(
t)&&t.type!==void 0&&t.type!=="document"){let p={};r===null?r=[p]:r.push(p),e++}var l=i===e;if(e=g,r!==null&&(g?r.length=g:r=null),l){let p=e;if(t&&typeof t=="o\
bject"&&!Array.isArray(t)){let A;if(t.source===void 0&&(A="source"))return ne.errors=[{instancePath:s,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{
missingProperty:A},message:"must have required property '"+A+"'",schema:J.allOf[1].then.required,parentSchema:J.allOf[1].then,data:t}],!1;if(t.source!==void 0){
let P=t.source;if(e===e)if(P&&typeof P=="object"&&!Array.isArray(P)){let q;if(P.type===void 0&&(q="type"))return ne.errors=[{instancePath:s+"/source",schemaPath:"\
#/allOf/1/then/properties/source/required",keyword:"required",params:{missingProperty:q},message:"must have required property '"+q+"'",schema:J.allOf[1].then.properties.
source.required,parentSchema:J.allOf[1].then.properties.source,data:P}],!1;{let x=e;for(let S in P)if(!(S==="type"||S==="data"||S==="media_type"||S==="url"||S===
"file_id"||S==="content")){return ne.errors=[{instancePath:s+"/source",schemaPath:"#/allOf/1/then/properties/source/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:S},message:"must NOT have additional properties",schema:!1,parentSchema:J.allOf[1].then.properties.source,data:P}],!1;break}
if(x===e){if(P.type!==void 0){let S=P.type,I=e;if(!(S==="text"||S==="content"))return ne.errors=[{instancePath:s+"/source/type",schemaPath:"#/allOf/1/then/prope\
rties/source/properties/type/enum",keyword:"enum",params:{allowedValues:J.allOf[1].then.properties.source.properties.type.enum},message:"must be equal to one of\
 the allowed values",schema:J.allOf[1].then.properties.source.properties.type.enum,parentSchema:J.allOf[1].then.properties.source.properties.type,data:S}],!1;var u=I===
e}else var u=!0;if(u)if(P.content!==void 0){let S=P.content,I=e,G=e,Pe=!0,re=e;if(!Array.isArray(S)){let Q={};r===null?r=[Q]:r.push(Q),e++}var v=re===e;e=G,r!==
null&&(G?r.length=G:r=null);let X;if(v){let Q=e;if(e===Q)if(Array.isArray(S)){var o=!0;let le=S.length;for(let oe=0;oe<le;oe++){let ae=S[oe],pe=e;if(e===e)if(ae&&
typeof ae=="object"&&!Array.isArray(ae)){let _e;if(ae.type===void 0&&(_e="type"))return ne.errors=[{instancePath:s+"/source/content/"+oe,schemaPath:"#/definitio\
ns/text/required",keyword:"required",params:{missingProperty:_e},message:"must have required property '"+_e+"'",schema:he.required,parentSchema:he,data:ae}],!1;
{let ke=e;for(let me in ae)if(!(me==="type"||me==="text"||me==="cache_control"||me==="citations")){return ne.errors=[{instancePath:s+"/source/content/"+oe,schemaPath:"\
#/definitions/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:me},message:"must NOT have additional properties",schema:!1,parentSchema:he,
data:ae}],!1;break}if(ke===e&&ae.type!==void 0){let me=ae.type;if(me!=="text")return ne.errors=[{instancePath:s+"/source/content/"+oe+"/type",schemaPath:"#/defi\
nitions/text/properties/type/const",keyword:"const",params:{allowedValue:"text"},message:"must be equal to constant",schema:"text",parentSchema:he.properties.type,
data:me}],!1}}}else return ne.errors=[{instancePath:s+"/source/content/"+oe,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:he.type,parentSchema:he,data:ae}],!1;var o=pe===e;if(!o)break}}else return ne.errors=[{instancePath:s+"/source/content",schemaPath:"#/all\
Of/1/then/properties/source/properties/content/then/type",keyword:"type",params:{type:"array"},message:"must be array",schema:J.allOf[1].then.properties.source.
properties.content.then.type,parentSchema:J.allOf[1].then.properties.source.properties.content.then,data:S}],!1;var v=Q===e;Pe=v,X="then"}else{let Q=e;if(typeof S!=
"string")return ne.errors=[{instancePath:s+"/source/content",schemaPath:"#/allOf/1/then/properties/source/properties/content/else/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:J.allOf[1].then.properties.source.properties.content.else.type,parentSchema:J.allOf[1].then.properties.source.properties.
content.else,data:S}],!1;var v=Q===e;Pe=v,X="else"}if(!Pe){let Q={instancePath:s+"/source/content",schemaPath:"#/allOf/1/then/properties/source/properties/conte\
nt/if",keyword:"if",params:{failingKeyword:X},message:'must match "'+X+'" schema',schema:J.allOf[1].then.properties.source.properties.content.if,parentSchema:J.
allOf[1].then.properties.source.properties.content,data:S};return r===null?r=[Q]:r.push(Q),e++,ne.errors=r,!1}var u=I===e}else var u=!0}}}else return ne.errors=
[{instancePath:s+"/source",schemaPath:"#/allOf/1/then/properties/source/type",keyword:"type",params:{type:"object"},message:"must be object",schema:J.allOf[1].then.
properties.source.type,parentSchema:J.allOf[1].then.properties.source,data:P}],!1}}var l=p===e;b=l}if(!b){let p={instancePath:s,schemaPath:"#/allOf/1/if",keyword:"\
if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:J.allOf[1].if,parentSchema:J.allOf[1],data:t};return r===null?r=[p]:r.push(p),e++,ne.
errors=r,!1}var c=d===e}return ne.errors=r,e===0}var Be={type:"object",required:["type"],additionalProperties:!1,properties:{type:{enum:["text","image","documen\
t","search_result","tool_reference","browser_state"]},text:{},citations:{},cache_control:{},title:{},context:{},transformations:{},tool_name:{},tabs:{},state_changes:{},
source:{},content:{}},allOf:[{$ref:"#/definitions/sources"}]};function Ze(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,
e=0;if(ne(t,{instancePath:s,parentData:se,parentDataProperty:ee,rootData:R})||(r=r===null?ne.errors:r.concat(ne.errors),e=r.length),e===0)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){let n;if(t.type===void 0&&(n="type"))return Ze.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},
message:"must have required property '"+n+"'",schema:Be.required,parentSchema:Be,data:t}],!1;{let w=e;for(let y in t)if(!Xe.call(Be.properties,y)){return Ze.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},message:"must NOT have additional properties",
schema:!1,parentSchema:Be,data:t}],!1;break}if(w===e&&t.type!==void 0){let y=t.type;if(!(y==="text"||y==="image"||y==="document"||y==="search_result"||y==="tool\
_reference"||y==="browser_state"))return Ze.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Be.properties.
type.enum},message:"must be equal to one of the allowed values",schema:Be.properties.type.enum,parentSchema:Be.properties.type,data:y}],!1}}}else return Ze.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Be.type,parentSchema:Be,data:t}],!1;return Ze.errors=
r,e===0}function we(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0,n=e;ne(t,{instancePath:s,parentData:se,parentDataProperty:ee,
rootData:R})||(r=r===null?ne.errors:r.concat(ne.errors),e=r.length);var w=n===e;if(w){let l=e,u=e,v=!0,o=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==
void 0){let g=t.type;if(!(g==="tool_result"||g==="mcp_tool_result")){let b={};r===null?r=[b]:r.push(b),e++}}var y=o===e;if(e=u,r!==null&&(u?r.length=u:r=null),y){
let g=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.content!==void 0){let i=t.content,h=e,p=!0,_=e;if(!Array.isArray(i)){let P={};r===null?r=[P]:r.push(P),e++}
var j=_===e;e=h,r!==null&&(h?r.length=h:r=null);let A;if(j){let P=e;if(e===P)if(Array.isArray(i)){var k=!0;let q=i.length;for(let x=0;x<q;x++){let S=e;Ze(i[x],{
instancePath:s+"/content/"+x,parentData:i,parentDataProperty:x,rootData:R})||(r=r===null?Ze.errors:r.concat(Ze.errors),e=r.length);var k=S===e;if(!k)break}}else
return we.errors=[{instancePath:s+"/content",schemaPath:"#/allOf/1/then/properties/content/then/type",keyword:"type",params:{type:"array"},message:"must be arra\
y",schema:ce.allOf[1].then.properties.content.then.type,parentSchema:ce.allOf[1].then.properties.content.then,data:i}],!1;var j=P===e;p=j,A="then"}else{let P=e;
if(typeof i!="string"&&i!==null)return we.errors=[{instancePath:s+"/content",schemaPath:"#/allOf/1/then/properties/content/else/type",keyword:"type",params:{type:ce.
allOf[1].then.properties.content.else.type},message:"must be string,null",schema:ce.allOf[1].then.properties.content.else.type,parentSchema:ce.allOf[1].then.properties.
content.else,data:i}],!1;var j=P===e;p=j,A="else"}if(!p){let P={instancePath:s+"/content",schemaPath:"#/allOf/1/then/properties/content/if",keyword:"if",params:{
failingKeyword:A},message:'must match "'+A+'" schema',schema:ce.allOf[1].then.properties.content.if,parentSchema:ce.allOf[1].then.properties.content,data:i};return r===
null?r=[P]:r.push(P),e++,we.errors=r,!1}}var y=g===e;v=y}if(!v){let g={instancePath:s,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema',schema:ce.allOf[1].if,parentSchema:ce.allOf[1],data:t};return r===null?r=[g]:r.push(g),e++,we.errors=r,!1}var w=l===e;if(w){let g=e,b=e,
i=!0,h=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==void 0&&t.type!=="search_result"){let _={};r===null?r=[_]:r.push(_),e++}var f=h===e;if(e=b,r!==null&&
(b?r.length=b:r=null),f){let _=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.content!==void 0){let P=t.content;if(e===e)if(Array.isArray(P)){var a=!0;let q=P.
length;for(let x=0;x<q;x++){let S=P[x],I=e;if(e===e)if(S&&typeof S=="object"&&!Array.isArray(S)){let re;if(S.type===void 0&&(re="type"))return we.errors=[{instancePath:s+
"/content/"+x,schemaPath:"#/definitions/text/required",keyword:"required",params:{missingProperty:re},message:"must have required property '"+re+"'",schema:he.required,
parentSchema:he,data:S}],!1;{let X=e;for(let U in S)if(!(U==="type"||U==="text"||U==="cache_control"||U==="citations")){return we.errors=[{instancePath:s+"/cont\
ent/"+x,schemaPath:"#/definitions/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:U},message:"must NOT have additional prop\
erties",schema:!1,parentSchema:he,data:S}],!1;break}if(X===e&&S.type!==void 0){let U=S.type;if(U!=="text")return we.errors=[{instancePath:s+"/content/"+x+"/type",
schemaPath:"#/definitions/text/properties/type/const",keyword:"const",params:{allowedValue:"text"},message:"must be equal to constant",schema:"text",parentSchema:he.
properties.type,data:U}],!1}}}else return we.errors=[{instancePath:s+"/content/"+x,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:he.type,parentSchema:he,data:S}],!1;var a=I===e;if(!a)break}}else return we.errors=[{instancePath:s+"/content",schemaPath:"#/allOf/2/then\
/properties/content/type",keyword:"type",params:{type:"array"},message:"must be array",schema:ce.allOf[2].then.properties.content.type,parentSchema:ce.allOf[2].
then.properties.content,data:P}],!1}var f=_===e;i=f}if(!i){let _={instancePath:s,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema',schema:ce.allOf[2].if,parentSchema:ce.allOf[2],data:t};return r===null?r=[_]:r.push(_),e++,we.errors=r,!1}var w=g===e}}if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){let l;if(t.type===void 0&&(l="type"))return we.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:l},message:"must have required property '"+l+"'",schema:ce.required,parentSchema:ce,data:t}],!1;{let u=e;for(let v in t)if(!Xe.call(ce.properties,
v)){return we.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},message:"must NOT have ad\
ditional properties",schema:!1,parentSchema:ce,data:t}],!1;break}if(u===e){if(t.type!==void 0){let v=t.type,o=e;if(!(v==="text"||v==="image"||v==="document"||v===
"search_result"||v==="thinking"||v==="redacted_thinking"||v==="tool_use"||v==="tool_result"||v==="server_tool_use"||v==="tool_search_tool_result"||v==="mcp_tool\
_use"||v==="mcp_tool_result"||v==="tool_addition"||v==="tool_removal"||v==="compaction"||v==="fallback"||v==="mcp_tool_listing"))return we.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:ce.properties.type.enum},message:"must be equal to one of the allowed values",schema:ce.
properties.type.enum,parentSchema:ce.properties.type,data:v}],!1;var m=o===e}else var m=!0;if(m)if(t.tool_changes!==void 0){let v=t.tool_changes,o=e;if(!Array.isArray(
v)&&v!==null)return we.errors=[{instancePath:s+"/tool_changes",schemaPath:"#/properties/tool_changes/type",keyword:"type",params:{type:ce.properties.tool_changes.
type},message:"must be array,null",schema:ce.properties.tool_changes.type,parentSchema:ce.properties.tool_changes,data:v}],!1;if(e===o&&Array.isArray(v)){var c=!0;
let g=v.length;for(let b=0;b<g;b++){let i=v[b],h=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return we.errors=[{instancePath:s+"/tool_changes/"+b,
schemaPath:"#/properties/tool_changes/items/type",keyword:"type",params:{type:ce.properties.tool_changes.items.type},message:"must be object,null",schema:ce.properties.
tool_changes.items.type,parentSchema:ce.properties.tool_changes.items,data:i}],!1;if(e===h&&i&&typeof i=="object"&&!Array.isArray(i)){for(let _ in i)if(!(_==="t\
ype"||_==="tool"||_==="cache_control")){return we.errors=[{instancePath:s+"/tool_changes/"+b,schemaPath:"#/properties/tool_changes/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:_},message:"must NOT have additional properties",schema:!1,parentSchema:ce.properties.tool_changes.items,data:i}],
!1;break}}var c=h===e;if(!c)break}}var m=o===e}else var m=!0}}}else return we.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:ce.type,parentSchema:ce,data:t}],!1;return we.errors=r,e===0}function Ue(t,{instancePath:s="",parentData:se,parentDataProperty:ee,
rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.system!==void 0){let m=t.system,c=e,l=e,u=!1,v=e;if(typeof m!="strin\
g"&&m!==null){let o={instancePath:s+"/system",schemaPath:"#/properties/system/anyOf/0/type",keyword:"type",params:{type:ue.properties.system.anyOf[0].type},message:"\
must be string,null",schema:ue.properties.system.anyOf[0].type,parentSchema:ue.properties.system.anyOf[0],data:m};r===null?r=[o]:r.push(o),e++}var n=v===e;if(u=
u||n,!u){let o=e;if(e===o)if(Array.isArray(m)){var w=!0;let g=m.length;for(let b=0;b<g;b++){let i=m[b],h=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){
let A;if(i.type===void 0&&(A="type")){let P={instancePath:s+"/system/"+b,schemaPath:"#/definitions/text/required",keyword:"required",params:{missingProperty:A},
message:"must have required property '"+A+"'",schema:he.required,parentSchema:he,data:i};r===null?r=[P]:r.push(P),e++}else{let P=e;for(let C in i)if(!(C==="type"||
C==="text"||C==="cache_control"||C==="citations")){let q={instancePath:s+"/system/"+b,schemaPath:"#/definitions/text/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:C},message:"must NOT have additional properties",schema:!1,parentSchema:he,data:i};r===null?r=[q]:r.push(q),e++;break}if(P===
e&&i.type!==void 0){let C=i.type;if(C!=="text"){let q={instancePath:s+"/system/"+b+"/type",schemaPath:"#/definitions/text/properties/type/const",keyword:"const",
params:{allowedValue:"text"},message:"must be equal to constant",schema:"text",parentSchema:he.properties.type,data:C};r===null?r=[q]:r.push(q),e++}}}}else{let A={
instancePath:s+"/system/"+b,schemaPath:"#/definitions/text/type",keyword:"type",params:{type:"object"},message:"must be object",schema:he.type,parentSchema:he,data:i};
r===null?r=[A]:r.push(A),e++}var w=h===e;if(!w)break}}else{let g={instancePath:s+"/system",schemaPath:"#/properties/system/anyOf/1/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:ue.properties.system.anyOf[1].type,parentSchema:ue.properties.system.anyOf[1],data:m};r===null?r=[g]:r.push(g),e++}
var n=o===e;u=u||n}if(u)e=l,r!==null&&(l?r.length=l:r=null);else{let o={instancePath:s+"/system",schemaPath:"#/properties/system/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf",schema:ue.properties.system.anyOf,parentSchema:ue.properties.system,data:m};return r===null?r=[o]:r.push(o),e++,Ue.errors=
r,!1}var y=c===e}else var y=!0;if(y)if(t.messages!==void 0){let m=t.messages,c=e;if(e===c)if(Array.isArray(m)){var j=!0;let u=m.length;for(let v=0;v<u;v++){let o=m[v],
d=e;if(e===d)if(o&&typeof o=="object"&&!Array.isArray(o)){let b=e;for(let i in o)if(!(i==="role"||i==="clear_at"||i==="output_config"||i==="content")){return Ue.
errors=[{instancePath:s+"/messages/"+v,schemaPath:"#/properties/messages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
message:"must NOT have additional properties",schema:!1,parentSchema:ue.properties.messages.items,data:o}],!1;break}if(b===e){if(o.output_config!==void 0){let i=o.
output_config,h=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return Ue.errors=[{instancePath:s+"/messages/"+v+"/output_config",schemaPath:"#/prope\
rties/messages/items/properties/output_config/type",keyword:"type",params:{type:ue.properties.messages.items.properties.output_config.type},message:"must be obj\
ect,null",schema:ue.properties.messages.items.properties.output_config.type,parentSchema:ue.properties.messages.items.properties.output_config,data:i}],!1;if(e===
h&&i&&typeof i=="object"&&!Array.isArray(i)){for(let p in i)if(p!=="effort"){return Ue.errors=[{instancePath:s+"/messages/"+v+"/output_config",schemaPath:"#/pro\
perties/messages/items/properties/output_config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additi\
onal properties",schema:!1,parentSchema:ue.properties.messages.items.properties.output_config,data:i}],!1;break}}var k=h===e}else var k=!0;if(k)if(o.content!==void 0){
let i=o.content,h=e,p=e,_=!0,A=e;if(!Array.isArray(i)){let q={};r===null?r=[q]:r.push(q),e++}var f=A===e;e=p,r!==null&&(p?r.length=p:r=null);let P;if(f){let q=e;
if(e===q)if(Array.isArray(i)){var a=!0;let S=i.length;for(let I=0;I<S;I++){let G=e;we(i[I],{instancePath:s+"/messages/"+v+"/content/"+I,parentData:i,parentDataProperty:I,
rootData:R})||(r=r===null?we.errors:r.concat(we.errors),e=r.length);var a=G===e;if(!a)break}}else return Ue.errors=[{instancePath:s+"/messages/"+v+"/content",schemaPath:"\
#/properties/messages/items/properties/content/then/type",keyword:"type",params:{type:"array"},message:"must be array",schema:ue.properties.messages.items.properties.
content.then.type,parentSchema:ue.properties.messages.items.properties.content.then,data:i}],!1;var f=q===e;_=f,P="then"}else{let q=e;if(typeof i!="string")return Ue.
errors=[{instancePath:s+"/messages/"+v+"/content",schemaPath:"#/properties/messages/items/properties/content/else/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:ue.properties.messages.items.properties.content.else.type,parentSchema:ue.properties.messages.items.properties.content.else,data:i}],!1;var f=q===
e;_=f,P="else"}if(!_){let q={instancePath:s+"/messages/"+v+"/content",schemaPath:"#/properties/messages/items/properties/content/if",keyword:"if",params:{failingKeyword:P},
message:'must match "'+P+'" schema',schema:ue.properties.messages.items.properties.content.if,parentSchema:ue.properties.messages.items.properties.content,data:i};
return r===null?r=[q]:r.push(q),e++,Ue.errors=r,!1}var k=h===e}else var k=!0}}else return Ue.errors=[{instancePath:s+"/messages/"+v,schemaPath:"#/properties/mes\
sages/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ue.properties.messages.items.type,parentSchema:ue.properties.messages.items,
data:o}],!1;var j=d===e;if(!j)break}}else return Ue.errors=[{instancePath:s+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array",schema:ue.properties.messages.type,parentSchema:ue.properties.messages,data:m}],!1;var y=c===e}else var y=!0}else return Ue.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ue.type,parentSchema:ue,data:t}],!1;return Ue.errors=
r,e===0}var Dr=B,D={$schema:"http://json-schema.org/draft-07/schema#",description:"Creates a per-second video task in the official format. Members that are not \
forwarded are ignored.",type:"object",required:["model","content","duration"],properties:{model:{description:"The model's id in the catalogue.",type:"string",minLength:1},
content:{description:"The input of the video: text, images, videos and audio.",type:"array",minItems:1,items:{type:"object",required:["type"],properties:{type:{
description:"The kind of the element, and the name of the member that holds it.",enum:["text","image_url","video_url","audio_url"]}},allOf:[{if:{required:["type"],
properties:{type:{const:"text"}}},then:{required:["text"],properties:{text:{description:"The prompt. It may end with flags such as --resolution 720p.",type:"str\
ing"}}}},{if:{required:["type"],properties:{type:{const:"image_url"}}},then:{required:["image_url"],properties:{image_url:{description:"An image: a frame of the\
 video, or something to show in it.",type:"object",required:["url"],properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"st\
ring",minLength:1}}},role:{description:"The role of the image.",enum:["first_frame","last_frame","reference_image",null]}}}},{if:{required:["type"],properties:{
type:{const:"video_url"}}},then:{required:["video_url"],properties:{video_url:{description:"A reference video.",type:"object",required:["url"],properties:{url:{
description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of the video.",enum:["reference_vide\
o",null]}}}},{if:{required:["type"],properties:{type:{const:"audio_url"}}},then:{required:["audio_url"],properties:{audio_url:{description:"Reference audio.",type:"\
object",required:["url"],properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The\
 role of the audio.",enum:["reference_audio",null]}}}}]}},duration:{title:"a positive integer of seconds",description:"The length in seconds. The upstream refus\
es lengths that the model does not support; the bounds here only keep the price valid.",type:"integer",minimum:1,maximum:86400},resolution:{description:"Default\
: the model's default.",enum:["480p","720p","1080p","4k",null]},ratio:{description:"Width to height. Default: adaptive.",enum:["16:9","4:3","1:1","3:4","9:16","\
21:9","adaptive",null]},generate_audio:{description:"Whether the video has matching sound.",type:["boolean","null"]},watermark:{description:"Default: false.",type:[
"boolean","null"]}}},$e=wr().default;function B(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let u;if(t.model===void 0&&(u="model")||t.content===void 0&&(u="content")||t.duration===void 0&&(u="duration"))return B.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u},message:"must have required property '"+u+"'",schema:D.required,parentSchema:D,data:t}],!1;
if(t.model!==void 0){let v=t.model,o=e;if(e===o)if(typeof v=="string"){if($e(v)<1)return B.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:D.properties.model,data:v}],!1}else return B.errors=
[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.model.type,parentSchema:D.
properties.model,data:v}],!1;var n=o===e}else var n=!0;if(n){if(t.content!==void 0){let v=t.content,o=e;if(e===o)if(Array.isArray(v)){if(v.length<1)return B.errors=
[{instancePath:s+"/content",schemaPath:"#/properties/content/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:D.
properties.content,data:v}],!1;{var w=!0;let g=v.length;for(let b=0;b<g;b++){let i=v[b],h=e,p=e,_=e,A=!0,P=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let q;
if(i.type===void 0&&(q="type")){let x={};r===null?r=[x]:r.push(x),e++}else if(i.type!==void 0&&i.type!=="text"){let x={};r===null?r=[x]:r.push(x),e++}}var y=P===
e;if(e=_,r!==null&&(_?r.length=_:r=null),y){let q=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let S;if(i.text===void 0&&(S="text"))return B.errors=[{instancePath:s+
"/content/"+b,schemaPath:"#/properties/content/items/allOf/0/then/required",keyword:"required",params:{missingProperty:S},message:"must have required property '"+
S+"'",schema:D.properties.content.items.allOf[0].then.required,parentSchema:D.properties.content.items.allOf[0].then,data:i}],!1;if(i.text!==void 0){let I=i.text;
if(typeof I!="string")return B.errors=[{instancePath:s+"/content/"+b+"/text",schemaPath:"#/properties/content/items/allOf/0/then/properties/text/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:D.properties.content.items.allOf[0].then.properties.text.type,parentSchema:D.properties.content.items.
allOf[0].then.properties.text,data:I}],!1}}var y=q===e;A=y}if(!A){let q={instancePath:s+"/content/"+b,schemaPath:"#/properties/content/items/allOf/0/if",keyword:"\
if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:D.properties.content.items.allOf[0].if,parentSchema:D.properties.content.items.allOf[0],
data:i};return r===null?r=[q]:r.push(q),e++,B.errors=r,!1}var j=p===e;if(j){let q=e,x=e,S=!0,I=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let Pe;if(i.type===
void 0&&(Pe="type")){let re={};r===null?r=[re]:r.push(re),e++}else if(i.type!==void 0&&i.type!=="image_url"){let re={};r===null?r=[re]:r.push(re),e++}}var k=I===
e;if(e=x,r!==null&&(x?r.length=x:r=null),k){let Pe=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let X;if(i.image_url===void 0&&(X="image_url"))return B.errors=
[{instancePath:s+"/content/"+b,schemaPath:"#/properties/content/items/allOf/1/then/required",keyword:"required",params:{missingProperty:X},message:"must have re\
quired property '"+X+"'",schema:D.properties.content.items.allOf[1].then.required,parentSchema:D.properties.content.items.allOf[1].then,data:i}],!1;if(i.image_url!==
void 0){let U=i.image_url,Q=e;if(e===Q)if(U&&typeof U=="object"&&!Array.isArray(U)){let je;if(U.url===void 0&&(je="url"))return B.errors=[{instancePath:s+"/cont\
ent/"+b+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/required",keyword:"required",params:{missingProperty:je},message:"\
must have required property '"+je+"'",schema:D.properties.content.items.allOf[1].then.properties.image_url.required,parentSchema:D.properties.content.items.allOf[1].
then.properties.image_url,data:U}],!1;if(U.url!==void 0){let le=U.url;if(e===e)if(typeof le=="string"){if($e(le)<1)return B.errors=[{instancePath:s+"/content/"+
b+"/image_url/url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:D.properties.content.items.allOf[1].then.properties.image_url.properties.url,data:le}],!1}else return B.
errors=[{instancePath:s+"/content/"+b+"/image_url/url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/properties/url/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:D.properties.content.items.allOf[1].then.properties.image_url.properties.url.type,parentSchema:D.properties.
content.items.allOf[1].then.properties.image_url.properties.url,data:le}],!1}}else return B.errors=[{instancePath:s+"/content/"+b+"/image_url",schemaPath:"#/pro\
perties/content/items/allOf/1/then/properties/image_url/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.properties.content.items.allOf[1].
then.properties.image_url.type,parentSchema:D.properties.content.items.allOf[1].then.properties.image_url,data:U}],!1;var f=Q===e}else var f=!0;if(f)if(i.role!==
void 0){let U=i.role,Q=e;if(!(U==="first_frame"||U==="last_frame"||U==="reference_image"||U===null))return B.errors=[{instancePath:s+"/content/"+b+"/role",schemaPath:"\
#/properties/content/items/allOf/1/then/properties/role/enum",keyword:"enum",params:{allowedValues:D.properties.content.items.allOf[1].then.properties.role.enum},
message:"must be equal to one of the allowed values",schema:D.properties.content.items.allOf[1].then.properties.role.enum,parentSchema:D.properties.content.items.
allOf[1].then.properties.role,data:U}],!1;var f=Q===e}else var f=!0}var k=Pe===e;S=k}if(!S){let Pe={instancePath:s+"/content/"+b,schemaPath:"#/properties/conten\
t/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:D.properties.content.items.allOf[1].if,parentSchema:D.
properties.content.items.allOf[1],data:i};return r===null?r=[Pe]:r.push(Pe),e++,B.errors=r,!1}var j=q===e;if(j){let Pe=e,re=e,X=!0,U=e;if(i&&typeof i=="object"&&
!Array.isArray(i)){let je;if(i.type===void 0&&(je="type")){let le={};r===null?r=[le]:r.push(le),e++}else if(i.type!==void 0&&i.type!=="video_url"){let le={};r===
null?r=[le]:r.push(le),e++}}var a=U===e;if(e=re,r!==null&&(re?r.length=re:r=null),a){let je=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let oe;if(i.video_url===
void 0&&(oe="video_url"))return B.errors=[{instancePath:s+"/content/"+b,schemaPath:"#/properties/content/items/allOf/2/then/required",keyword:"required",params:{
missingProperty:oe},message:"must have required property '"+oe+"'",schema:D.properties.content.items.allOf[2].then.required,parentSchema:D.properties.content.items.
allOf[2].then,data:i}],!1;if(i.video_url!==void 0){let ae=i.video_url,pe=e;if(e===pe)if(ae&&typeof ae=="object"&&!Array.isArray(ae)){let Ce;if(ae.url===void 0&&
(Ce="url"))return B.errors=[{instancePath:s+"/content/"+b+"/video_url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/required",keyword:"\
required",params:{missingProperty:Ce},message:"must have required property '"+Ce+"'",schema:D.properties.content.items.allOf[2].then.properties.video_url.required,
parentSchema:D.properties.content.items.allOf[2].then.properties.video_url,data:ae}],!1;if(ae.url!==void 0){let ge=ae.url;if(e===e)if(typeof ge=="string"){if($e(
ge)<1)return B.errors=[{instancePath:s+"/content/"+b+"/video_url/url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/properties/url/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:D.properties.content.items.allOf[2].then.properties.
video_url.properties.url,data:ge}],!1}else return B.errors=[{instancePath:s+"/content/"+b+"/video_url/url",schemaPath:"#/properties/content/items/allOf/2/then/p\
roperties/video_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.content.items.allOf[2].then.properties.
video_url.properties.url.type,parentSchema:D.properties.content.items.allOf[2].then.properties.video_url.properties.url,data:ge}],!1}}else return B.errors=[{instancePath:s+
"/content/"+b+"/video_url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/type",keyword:"type",params:{type:"object"},message:"must be\
 object",schema:D.properties.content.items.allOf[2].then.properties.video_url.type,parentSchema:D.properties.content.items.allOf[2].then.properties.video_url,data:ae}],
!1;var m=pe===e}else var m=!0;if(m)if(i.role!==void 0){let ae=i.role,pe=e;if(!(ae==="reference_video"||ae===null))return B.errors=[{instancePath:s+"/content/"+b+
"/role",schemaPath:"#/properties/content/items/allOf/2/then/properties/role/enum",keyword:"enum",params:{allowedValues:D.properties.content.items.allOf[2].then.
properties.role.enum},message:"must be equal to one of the allowed values",schema:D.properties.content.items.allOf[2].then.properties.role.enum,parentSchema:D.properties.
content.items.allOf[2].then.properties.role,data:ae}],!1;var m=pe===e}else var m=!0}var a=je===e;X=a}if(!X){let je={instancePath:s+"/content/"+b,schemaPath:"#/p\
roperties/content/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:D.properties.content.items.allOf[2].if,
parentSchema:D.properties.content.items.allOf[2],data:i};return r===null?r=[je]:r.push(je),e++,B.errors=r,!1}var j=Pe===e;if(j){let je=e,le=e,oe=!0,ae=e;if(i&&typeof i==
"object"&&!Array.isArray(i)){let Ce;if(i.type===void 0&&(Ce="type")){let ge={};r===null?r=[ge]:r.push(ge),e++}else if(i.type!==void 0&&i.type!=="audio_url"){let ge={};
r===null?r=[ge]:r.push(ge),e++}}var c=ae===e;if(e=le,r!==null&&(le?r.length=le:r=null),c){let Ce=e;if(i&&typeof i=="object"&&!Array.isArray(i)){let _e;if(i.audio_url===
void 0&&(_e="audio_url"))return B.errors=[{instancePath:s+"/content/"+b,schemaPath:"#/properties/content/items/allOf/3/then/required",keyword:"required",params:{
missingProperty:_e},message:"must have required property '"+_e+"'",schema:D.properties.content.items.allOf[3].then.required,parentSchema:D.properties.content.items.
allOf[3].then,data:i}],!1;if(i.audio_url!==void 0){let ke=i.audio_url,me=e;if(e===me)if(ke&&typeof ke=="object"&&!Array.isArray(ke)){let We;if(ke.url===void 0&&
(We="url"))return B.errors=[{instancePath:s+"/content/"+b+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/required",keyword:"\
required",params:{missingProperty:We},message:"must have required property '"+We+"'",schema:D.properties.content.items.allOf[3].then.properties.audio_url.required,
parentSchema:D.properties.content.items.allOf[3].then.properties.audio_url,data:ke}],!1;if(ke.url!==void 0){let xe=ke.url;if(e===e)if(typeof xe=="string"){if($e(
xe)<1)return B.errors=[{instancePath:s+"/content/"+b+"/audio_url/url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/properties/url/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:D.properties.content.items.allOf[3].then.properties.
audio_url.properties.url,data:xe}],!1}else return B.errors=[{instancePath:s+"/content/"+b+"/audio_url/url",schemaPath:"#/properties/content/items/allOf/3/then/p\
roperties/audio_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.content.items.allOf[3].then.properties.
audio_url.properties.url.type,parentSchema:D.properties.content.items.allOf[3].then.properties.audio_url.properties.url,data:xe}],!1}}else return B.errors=[{instancePath:s+
"/content/"+b+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/type",keyword:"type",params:{type:"object"},message:"must be\
 object",schema:D.properties.content.items.allOf[3].then.properties.audio_url.type,parentSchema:D.properties.content.items.allOf[3].then.properties.audio_url,data:ke}],
!1;var l=me===e}else var l=!0;if(l)if(i.role!==void 0){let ke=i.role,me=e;if(!(ke==="reference_audio"||ke===null))return B.errors=[{instancePath:s+"/content/"+b+
"/role",schemaPath:"#/properties/content/items/allOf/3/then/properties/role/enum",keyword:"enum",params:{allowedValues:D.properties.content.items.allOf[3].then.
properties.role.enum},message:"must be equal to one of the allowed values",schema:D.properties.content.items.allOf[3].then.properties.role.enum,parentSchema:D.properties.
content.items.allOf[3].then.properties.role,data:ke}],!1;var l=me===e}else var l=!0}var c=Ce===e;oe=c}if(!oe){let Ce={instancePath:s+"/content/"+b,schemaPath:"#\
/properties/content/items/allOf/3/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:D.properties.content.items.allOf[3].
if,parentSchema:D.properties.content.items.allOf[3],data:i};return r===null?r=[Ce]:r.push(Ce),e++,B.errors=r,!1}var j=je===e}}}if(e===h)if(i&&typeof i=="object"&&
!Array.isArray(i)){let q;if(i.type===void 0&&(q="type"))return B.errors=[{instancePath:s+"/content/"+b,schemaPath:"#/properties/content/items/required",keyword:"\
required",params:{missingProperty:q},message:"must have required property '"+q+"'",schema:D.properties.content.items.required,parentSchema:D.properties.content.
items,data:i}],!1;if(i.type!==void 0){let x=i.type;if(!(x==="text"||x==="image_url"||x==="video_url"||x==="audio_url"))return B.errors=[{instancePath:s+"/conten\
t/"+b+"/type",schemaPath:"#/properties/content/items/properties/type/enum",keyword:"enum",params:{allowedValues:D.properties.content.items.properties.type.enum},
message:"must be equal to one of the allowed values",schema:D.properties.content.items.properties.type.enum,parentSchema:D.properties.content.items.properties.type,
data:x}],!1}}else return B.errors=[{instancePath:s+"/content/"+b,schemaPath:"#/properties/content/items/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:D.properties.content.items.type,parentSchema:D.properties.content.items,data:i}],!1;var w=h===e;if(!w)break}}}else return B.errors=[{instancePath:s+
"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"array"},message:"must be array",schema:D.properties.content.type,parentSchema:D.properties.
content,data:v}],!1;var n=o===e}else var n=!0;if(n){if(t.duration!==void 0){let v=t.duration,o=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return B.
errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:D.properties.
duration.type,parentSchema:D.properties.duration,data:v}],!1;if(e===o&&typeof v=="number"&&isFinite(v)){if(v>86400||isNaN(v))return B.errors=[{instancePath:s+"/\
duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400},message:"must be <= 86400",schema:86400,parentSchema:D.
properties.duration,data:v}],!1;if(v<1||isNaN(v))return B.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:D.properties.duration,data:v}],!1}var n=o===e}else var n=!0;if(n){if(t.resolution!==void 0){
let v=t.resolution,o=e;if(!(v==="480p"||v==="720p"||v==="1080p"||v==="4k"||v===null))return B.errors=[{instancePath:s+"/resolution",schemaPath:"#/properties/res\
olution/enum",keyword:"enum",params:{allowedValues:D.properties.resolution.enum},message:"must be equal to one of the allowed values",schema:D.properties.resolution.
enum,parentSchema:D.properties.resolution,data:v}],!1;var n=o===e}else var n=!0;if(n){if(t.ratio!==void 0){let v=t.ratio,o=e;if(!(v==="16:9"||v==="4:3"||v==="1:\
1"||v==="3:4"||v==="9:16"||v==="21:9"||v==="adaptive"||v===null))return B.errors=[{instancePath:s+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{
allowedValues:D.properties.ratio.enum},message:"must be equal to one of the allowed values",schema:D.properties.ratio.enum,parentSchema:D.properties.ratio,data:v}],
!1;var n=o===e}else var n=!0;if(n){if(t.generate_audio!==void 0){let v=t.generate_audio,o=e;if(typeof v!="boolean"&&v!==null)return B.errors=[{instancePath:s+"/\
generate_audio",schemaPath:"#/properties/generate_audio/type",keyword:"type",params:{type:D.properties.generate_audio.type},message:"must be boolean,null",schema:D.
properties.generate_audio.type,parentSchema:D.properties.generate_audio,data:v}],!1;var n=o===e}else var n=!0;if(n)if(t.watermark!==void 0){let v=t.watermark,o=e;
if(typeof v!="boolean"&&v!==null)return B.errors=[{instancePath:s+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type:D.properties.
watermark.type},message:"must be boolean,null",schema:D.properties.watermark.type,parentSchema:D.properties.watermark,data:v}],!1;var n=o===e}else var n=!0}}}}}}else
return B.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.type,parentSchema:D,data:t}],!1;return B.
errors=r,e===0}var Nr=L,O={$schema:"http://json-schema.org/draft-07/schema#",description:"Creates a token-billed video task. Members that are not listed are for\
warded; null counts as absent.",type:"object",required:["model","content"],properties:{model:{description:"The model's id in the catalogue.",type:"string",minLength:1},
content:{description:"The input of the video: text, images, videos and audio.",type:"array",minItems:1,items:{type:"object",required:["type"],properties:{type:{
description:"The kind of the element, and the name of the member that holds it.",enum:["text","image_url","video_url","audio_url","draft_task"]}},allOf:[{if:{required:[
"type"],properties:{type:{const:"text"}}},then:{required:["text"],properties:{text:{description:"The prompt. It may end with flags such as --resolution 720p.",type:"\
string"}}}},{if:{required:["type"],properties:{type:{const:"image_url"}}},then:{required:["image_url"],properties:{image_url:{description:"An image: a frame of \
the video, or something to show in it.",type:"object",required:["url"],properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"\
string",minLength:1}}},role:{description:"The role of the image.",enum:["first_frame","last_frame","reference_image",null]}}}},{if:{required:["type"],properties:{
type:{const:"video_url"}}},then:{required:["video_url"],properties:{video_url:{description:"A reference video.",type:"object",required:["url"],properties:{url:{
description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The role of the video.",enum:["reference_vide\
o",null]}}}},{if:{required:["type"],properties:{type:{const:"audio_url"}}},then:{required:["audio_url"],properties:{audio_url:{description:"Reference audio.",type:"\
object",required:["url"],properties:{url:{description:"http, https, data: (images and audio) or asset://ID.",type:"string",minLength:1}}},role:{description:"The\
 role of the audio.",enum:["reference_audio",null]}}}},{if:{required:["type"],properties:{type:{const:"draft_task"}}},then:{required:["draft_task"],properties:{
draft_task:{description:"A draft of the caller's account, which the video is made from.",type:"object",required:["id"],properties:{id:{description:"The id of it\
s task.",type:"string",minLength:1}}}}}}]}},resolution:{description:"Default: 720p.",enum:["480p","720p","1080p","4k",null]},ratio:{description:"Width to height\
. Default: adaptive.",enum:["16:9","4:3","1:1","3:4","9:16","21:9","adaptive",null]},duration:{title:"an integer from 4 to 15, or -1",description:"Seconds; -1 l\
ets the model choose. Default: 5.",enum:[-1,4,5,6,7,8,9,10,11,12,13,14,15,null]},watermark:{description:"Default: false.",type:["boolean","null"]},generate_audio:{
description:"Whether the video has matching sound. Default: true.",type:["boolean","null"]},return_last_frame:{description:"Whether the answer has the last fram\
e as an image. Default: false.",type:["boolean","null"]},execution_expires_after:{description:"Seconds after which the task expires. Default: 172800.",type:["in\
teger","null"],minimum:3600,maximum:259200},frames:{description:"The number of frames, instead of seconds.",type:["integer","null"]},framespersecond:{title:"an \
integer from 1 to 60",description:"Default: 24.",type:["integer","null"],minimum:1,maximum:60},service_tier:{description:"flex is slower and costs less. Default\
: default.",enum:["default","flex",null]},draft:{description:"Whether a preview is created. Default: false.",type:["boolean","null"]}}};function L(t,{instancePath:s="",
parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.model===void 0&&(v="model")||
t.content===void 0&&(v="content"))return L.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},message:"must have requ\
ired property '"+v+"'",schema:O.required,parentSchema:O,data:t}],!1;if(t.model!==void 0){let o=t.model,d=e;if(e===d)if(typeof o=="string"){if($e(o)<1)return L.errors=
[{instancePath:s+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:O.properties.model,data:o}],!1}else return L.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"str\
ing"},message:"must be string",schema:O.properties.model.type,parentSchema:O.properties.model,data:o}],!1;var n=d===e}else var n=!0;if(n){if(t.content!==void 0){
let o=t.content,d=e;if(e===d)if(Array.isArray(o)){if(o.length<1)return L.errors=[{instancePath:s+"/content",schemaPath:"#/properties/content/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:O.properties.content,data:o}],!1;{var w=!0;let b=o.length;for(let i=0;i<
b;i++){let h=o[i],p=e,_=e,A=e,P=!0,C=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let x;if(h.type===void 0&&(x="type")){let S={};r===null?r=[S]:r.push(S),e++}else if(h.
type!==void 0&&h.type!=="text"){let S={};r===null?r=[S]:r.push(S),e++}}var y=C===e;if(e=A,r!==null&&(A?r.length=A:r=null),y){let x=e;if(h&&typeof h=="object"&&!Array.
isArray(h)){let I;if(h.text===void 0&&(I="text"))return L.errors=[{instancePath:s+"/content/"+i,schemaPath:"#/properties/content/items/allOf/0/then/required",keyword:"\
required",params:{missingProperty:I},message:"must have required property '"+I+"'",schema:O.properties.content.items.allOf[0].then.required,parentSchema:O.properties.
content.items.allOf[0].then,data:h}],!1;if(h.text!==void 0){let G=h.text;if(typeof G!="string")return L.errors=[{instancePath:s+"/content/"+i+"/text",schemaPath:"\
#/properties/content/items/allOf/0/then/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string",schema:O.properties.content.items.allOf[0].
then.properties.text.type,parentSchema:O.properties.content.items.allOf[0].then.properties.text,data:G}],!1}}var y=x===e;P=y}if(!P){let x={instancePath:s+"/cont\
ent/"+i,schemaPath:"#/properties/content/items/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:O.properties.content.
items.allOf[0].if,parentSchema:O.properties.content.items.allOf[0],data:h};return r===null?r=[x]:r.push(x),e++,L.errors=r,!1}var j=_===e;if(j){let x=e,S=e,I=!0,
G=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let re;if(h.type===void 0&&(re="type")){let X={};r===null?r=[X]:r.push(X),e++}else if(h.type!==void 0&&h.type!==
"image_url"){let X={};r===null?r=[X]:r.push(X),e++}}var k=G===e;if(e=S,r!==null&&(S?r.length=S:r=null),k){let re=e;if(h&&typeof h=="object"&&!Array.isArray(h)){
let U;if(h.image_url===void 0&&(U="image_url"))return L.errors=[{instancePath:s+"/content/"+i,schemaPath:"#/properties/content/items/allOf/1/then/required",keyword:"\
required",params:{missingProperty:U},message:"must have required property '"+U+"'",schema:O.properties.content.items.allOf[1].then.required,parentSchema:O.properties.
content.items.allOf[1].then,data:h}],!1;if(h.image_url!==void 0){let Q=h.image_url,je=e;if(e===je)if(Q&&typeof Q=="object"&&!Array.isArray(Q)){let le;if(Q.url===
void 0&&(le="url"))return L.errors=[{instancePath:s+"/content/"+i+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/required",
keyword:"required",params:{missingProperty:le},message:"must have required property '"+le+"'",schema:O.properties.content.items.allOf[1].then.properties.image_url.
required,parentSchema:O.properties.content.items.allOf[1].then.properties.image_url,data:Q}],!1;if(Q.url!==void 0){let oe=Q.url;if(e===e)if(typeof oe=="string"){
if($e(oe)<1)return L.errors=[{instancePath:s+"/content/"+i+"/image_url/url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/properties/\
url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:O.properties.content.items.allOf[1].then.
properties.image_url.properties.url,data:oe}],!1}else return L.errors=[{instancePath:s+"/content/"+i+"/image_url/url",schemaPath:"#/properties/content/items/all\
Of/1/then/properties/image_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:O.properties.content.items.allOf[1].then.
properties.image_url.properties.url.type,parentSchema:O.properties.content.items.allOf[1].then.properties.image_url.properties.url,data:oe}],!1}}else return L.errors=
[{instancePath:s+"/content/"+i+"/image_url",schemaPath:"#/properties/content/items/allOf/1/then/properties/image_url/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:O.properties.content.items.allOf[1].then.properties.image_url.type,parentSchema:O.properties.content.items.allOf[1].then.properties.
image_url,data:Q}],!1;var f=je===e}else var f=!0;if(f)if(h.role!==void 0){let Q=h.role,je=e;if(!(Q==="first_frame"||Q==="last_frame"||Q==="reference_image"||Q===
null))return L.errors=[{instancePath:s+"/content/"+i+"/role",schemaPath:"#/properties/content/items/allOf/1/then/properties/role/enum",keyword:"enum",params:{allowedValues:O.
properties.content.items.allOf[1].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:O.properties.content.items.allOf[1].then.
properties.role.enum,parentSchema:O.properties.content.items.allOf[1].then.properties.role,data:Q}],!1;var f=je===e}else var f=!0}var k=re===e;I=k}if(!I){let re={
instancePath:s+"/content/"+i,schemaPath:"#/properties/content/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:O.
properties.content.items.allOf[1].if,parentSchema:O.properties.content.items.allOf[1],data:h};return r===null?r=[re]:r.push(re),e++,L.errors=r,!1}var j=x===e;if(j){
let re=e,X=e,U=!0,Q=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let le;if(h.type===void 0&&(le="type")){let oe={};r===null?r=[oe]:r.push(oe),e++}else if(h.type!==
void 0&&h.type!=="video_url"){let oe={};r===null?r=[oe]:r.push(oe),e++}}var a=Q===e;if(e=X,r!==null&&(X?r.length=X:r=null),a){let le=e;if(h&&typeof h=="object"&&
!Array.isArray(h)){let ae;if(h.video_url===void 0&&(ae="video_url"))return L.errors=[{instancePath:s+"/content/"+i,schemaPath:"#/properties/content/items/allOf/\
2/then/required",keyword:"required",params:{missingProperty:ae},message:"must have required property '"+ae+"'",schema:O.properties.content.items.allOf[2].then.required,
parentSchema:O.properties.content.items.allOf[2].then,data:h}],!1;if(h.video_url!==void 0){let pe=h.video_url,Ce=e;if(e===Ce)if(pe&&typeof pe=="object"&&!Array.
isArray(pe)){let ge;if(pe.url===void 0&&(ge="url"))return L.errors=[{instancePath:s+"/content/"+i+"/video_url",schemaPath:"#/properties/content/items/allOf/2/th\
en/properties/video_url/required",keyword:"required",params:{missingProperty:ge},message:"must have required property '"+ge+"'",schema:O.properties.content.items.
allOf[2].then.properties.video_url.required,parentSchema:O.properties.content.items.allOf[2].then.properties.video_url,data:pe}],!1;if(pe.url!==void 0){let _e=pe.
url;if(e===e)if(typeof _e=="string"){if($e(_e)<1)return L.errors=[{instancePath:s+"/content/"+i+"/video_url/url",schemaPath:"#/properties/content/items/allOf/2/\
then/properties/video_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:O.
properties.content.items.allOf[2].then.properties.video_url.properties.url,data:_e}],!1}else return L.errors=[{instancePath:s+"/content/"+i+"/video_url/url",schemaPath:"\
#/properties/content/items/allOf/2/then/properties/video_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:O.properties.
content.items.allOf[2].then.properties.video_url.properties.url.type,parentSchema:O.properties.content.items.allOf[2].then.properties.video_url.properties.url,data:_e}],
!1}}else return L.errors=[{instancePath:s+"/content/"+i+"/video_url",schemaPath:"#/properties/content/items/allOf/2/then/properties/video_url/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:O.properties.content.items.allOf[2].then.properties.video_url.type,parentSchema:O.properties.content.items.
allOf[2].then.properties.video_url,data:pe}],!1;var m=Ce===e}else var m=!0;if(m)if(h.role!==void 0){let pe=h.role,Ce=e;if(!(pe==="reference_video"||pe===null))return L.
errors=[{instancePath:s+"/content/"+i+"/role",schemaPath:"#/properties/content/items/allOf/2/then/properties/role/enum",keyword:"enum",params:{allowedValues:O.properties.
content.items.allOf[2].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:O.properties.content.items.allOf[2].then.properties.
role.enum,parentSchema:O.properties.content.items.allOf[2].then.properties.role,data:pe}],!1;var m=Ce===e}else var m=!0}var a=le===e;U=a}if(!U){let le={instancePath:s+
"/content/"+i,schemaPath:"#/properties/content/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:O.properties.
content.items.allOf[2].if,parentSchema:O.properties.content.items.allOf[2],data:h};return r===null?r=[le]:r.push(le),e++,L.errors=r,!1}var j=re===e;if(j){let le=e,
oe=e,ae=!0,pe=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let ge;if(h.type===void 0&&(ge="type")){let _e={};r===null?r=[_e]:r.push(_e),e++}else if(h.type!==void 0&&
h.type!=="audio_url"){let _e={};r===null?r=[_e]:r.push(_e),e++}}var c=pe===e;if(e=oe,r!==null&&(oe?r.length=oe:r=null),c){let ge=e;if(h&&typeof h=="object"&&!Array.
isArray(h)){let ke;if(h.audio_url===void 0&&(ke="audio_url"))return L.errors=[{instancePath:s+"/content/"+i,schemaPath:"#/properties/content/items/allOf/3/then/\
required",keyword:"required",params:{missingProperty:ke},message:"must have required property '"+ke+"'",schema:O.properties.content.items.allOf[3].then.required,
parentSchema:O.properties.content.items.allOf[3].then,data:h}],!1;if(h.audio_url!==void 0){let me=h.audio_url,We=e;if(e===We)if(me&&typeof me=="object"&&!Array.
isArray(me)){let xe;if(me.url===void 0&&(xe="url"))return L.errors=[{instancePath:s+"/content/"+i+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/th\
en/properties/audio_url/required",keyword:"required",params:{missingProperty:xe},message:"must have required property '"+xe+"'",schema:O.properties.content.items.
allOf[3].then.properties.audio_url.required,parentSchema:O.properties.content.items.allOf[3].then.properties.audio_url,data:me}],!1;if(me.url!==void 0){let Ve=me.
url;if(e===e)if(typeof Ve=="string"){if($e(Ve)<1)return L.errors=[{instancePath:s+"/content/"+i+"/audio_url/url",schemaPath:"#/properties/content/items/allOf/3/\
then/properties/audio_url/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:O.
properties.content.items.allOf[3].then.properties.audio_url.properties.url,data:Ve}],!1}else return L.errors=[{instancePath:s+"/content/"+i+"/audio_url/url",schemaPath:"\
#/properties/content/items/allOf/3/then/properties/audio_url/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:O.properties.
content.items.allOf[3].then.properties.audio_url.properties.url.type,parentSchema:O.properties.content.items.allOf[3].then.properties.audio_url.properties.url,data:Ve}],
!1}}else return L.errors=[{instancePath:s+"/content/"+i+"/audio_url",schemaPath:"#/properties/content/items/allOf/3/then/properties/audio_url/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:O.properties.content.items.allOf[3].then.properties.audio_url.type,parentSchema:O.properties.content.items.
allOf[3].then.properties.audio_url,data:me}],!1;var l=We===e}else var l=!0;if(l)if(h.role!==void 0){let me=h.role,We=e;if(!(me==="reference_audio"||me===null))return L.
errors=[{instancePath:s+"/content/"+i+"/role",schemaPath:"#/properties/content/items/allOf/3/then/properties/role/enum",keyword:"enum",params:{allowedValues:O.properties.
content.items.allOf[3].then.properties.role.enum},message:"must be equal to one of the allowed values",schema:O.properties.content.items.allOf[3].then.properties.
role.enum,parentSchema:O.properties.content.items.allOf[3].then.properties.role,data:me}],!1;var l=We===e}else var l=!0}var c=ge===e;ae=c}if(!ae){let ge={instancePath:s+
"/content/"+i,schemaPath:"#/properties/content/items/allOf/3/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:O.properties.
content.items.allOf[3].if,parentSchema:O.properties.content.items.allOf[3],data:h};return r===null?r=[ge]:r.push(ge),e++,L.errors=r,!1}var j=le===e;if(j){let ge=e,
_e=e,ke=!0,me=e;if(h&&typeof h=="object"&&!Array.isArray(h)){let xe;if(h.type===void 0&&(xe="type")){let Ve={};r===null?r=[Ve]:r.push(Ve),e++}else if(h.type!==void 0&&
h.type!=="draft_task"){let Ve={};r===null?r=[Ve]:r.push(Ve),e++}}var u=me===e;if(e=_e,r!==null&&(_e?r.length=_e:r=null),u){let xe=e;if(h&&typeof h=="object"&&!Array.
isArray(h)){let hr;if(h.draft_task===void 0&&(hr="draft_task"))return L.errors=[{instancePath:s+"/content/"+i,schemaPath:"#/properties/content/items/allOf/4/the\
n/required",keyword:"required",params:{missingProperty:hr},message:"must have required property '"+hr+"'",schema:O.properties.content.items.allOf[4].then.required,
parentSchema:O.properties.content.items.allOf[4].then,data:h}],!1;if(h.draft_task!==void 0){let He=h.draft_task;if(e===e)if(He&&typeof He=="object"&&!Array.isArray(
He)){let br;if(He.id===void 0&&(br="id"))return L.errors=[{instancePath:s+"/content/"+i+"/draft_task",schemaPath:"#/properties/content/items/allOf/4/then/proper\
ties/draft_task/required",keyword:"required",params:{missingProperty:br},message:"must have required property '"+br+"'",schema:O.properties.content.items.allOf[4].
then.properties.draft_task.required,parentSchema:O.properties.content.items.allOf[4].then.properties.draft_task,data:He}],!1;if(He.id!==void 0){let gr=He.id;if(e===
e)if(typeof gr=="string"){if($e(gr)<1)return L.errors=[{instancePath:s+"/content/"+i+"/draft_task/id",schemaPath:"#/properties/content/items/allOf/4/then/proper\
ties/draft_task/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:O.properties.
content.items.allOf[4].then.properties.draft_task.properties.id,data:gr}],!1}else return L.errors=[{instancePath:s+"/content/"+i+"/draft_task/id",schemaPath:"#/\
properties/content/items/allOf/4/then/properties/draft_task/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:O.properties.
content.items.allOf[4].then.properties.draft_task.properties.id.type,parentSchema:O.properties.content.items.allOf[4].then.properties.draft_task.properties.id,data:gr}],
!1}}else return L.errors=[{instancePath:s+"/content/"+i+"/draft_task",schemaPath:"#/properties/content/items/allOf/4/then/properties/draft_task/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:O.properties.content.items.allOf[4].then.properties.draft_task.type,parentSchema:O.properties.content.
items.allOf[4].then.properties.draft_task,data:He}],!1}}var u=xe===e;ke=u}if(!ke){let xe={instancePath:s+"/content/"+i,schemaPath:"#/properties/content/items/al\
lOf/4/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:O.properties.content.items.allOf[4].if,parentSchema:O.properties.
content.items.allOf[4],data:h};return r===null?r=[xe]:r.push(xe),e++,L.errors=r,!1}var j=ge===e}}}}if(e===p)if(h&&typeof h=="object"&&!Array.isArray(h)){let x;if(h.
type===void 0&&(x="type"))return L.errors=[{instancePath:s+"/content/"+i,schemaPath:"#/properties/content/items/required",keyword:"required",params:{missingProperty:x},
message:"must have required property '"+x+"'",schema:O.properties.content.items.required,parentSchema:O.properties.content.items,data:h}],!1;if(h.type!==void 0){
let S=h.type;if(!(S==="text"||S==="image_url"||S==="video_url"||S==="audio_url"||S==="draft_task"))return L.errors=[{instancePath:s+"/content/"+i+"/type",schemaPath:"\
#/properties/content/items/properties/type/enum",keyword:"enum",params:{allowedValues:O.properties.content.items.properties.type.enum},message:"must be equal to\
 one of the allowed values",schema:O.properties.content.items.properties.type.enum,parentSchema:O.properties.content.items.properties.type,data:S}],!1}}else return L.
errors=[{instancePath:s+"/content/"+i,schemaPath:"#/properties/content/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.properties.
content.items.type,parentSchema:O.properties.content.items,data:h}],!1;var w=p===e;if(!w)break}}}else return L.errors=[{instancePath:s+"/content",schemaPath:"#/\
properties/content/type",keyword:"type",params:{type:"array"},message:"must be array",schema:O.properties.content.type,parentSchema:O.properties.content,data:o}],
!1;var n=d===e}else var n=!0;if(n){if(t.resolution!==void 0){let o=t.resolution,d=e;if(!(o==="480p"||o==="720p"||o==="1080p"||o==="4k"||o===null))return L.errors=
[{instancePath:s+"/resolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{allowedValues:O.properties.resolution.enum},message:"must be equ\
al to one of the allowed values",schema:O.properties.resolution.enum,parentSchema:O.properties.resolution,data:o}],!1;var n=d===e}else var n=!0;if(n){if(t.ratio!==
void 0){let o=t.ratio,d=e;if(!(o==="16:9"||o==="4:3"||o==="1:1"||o==="3:4"||o==="9:16"||o==="21:9"||o==="adaptive"||o===null))return L.errors=[{instancePath:s+"\
/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues:O.properties.ratio.enum},message:"must be equal to one of the allowed values",
schema:O.properties.ratio.enum,parentSchema:O.properties.ratio,data:o}],!1;var n=d===e}else var n=!0;if(n){if(t.duration!==void 0){let o=t.duration,d=e;if(!(o===
-1||o===4||o===5||o===6||o===7||o===8||o===9||o===10||o===11||o===12||o===13||o===14||o===15||o===null))return L.errors=[{instancePath:s+"/duration",schemaPath:"\
#/properties/duration/enum",keyword:"enum",params:{allowedValues:O.properties.duration.enum},message:"must be equal to one of the allowed values",schema:O.properties.
duration.enum,parentSchema:O.properties.duration,data:o}],!1;var n=d===e}else var n=!0;if(n){if(t.watermark!==void 0){let o=t.watermark,d=e;if(typeof o!="boolea\
n"&&o!==null)return L.errors=[{instancePath:s+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type:O.properties.watermark.type},message:"\
must be boolean,null",schema:O.properties.watermark.type,parentSchema:O.properties.watermark,data:o}],!1;var n=d===e}else var n=!0;if(n){if(t.generate_audio!==void 0){
let o=t.generate_audio,d=e;if(typeof o!="boolean"&&o!==null)return L.errors=[{instancePath:s+"/generate_audio",schemaPath:"#/properties/generate_audio/type",keyword:"\
type",params:{type:O.properties.generate_audio.type},message:"must be boolean,null",schema:O.properties.generate_audio.type,parentSchema:O.properties.generate_audio,
data:o}],!1;var n=d===e}else var n=!0;if(n){if(t.return_last_frame!==void 0){let o=t.return_last_frame,d=e;if(typeof o!="boolean"&&o!==null)return L.errors=[{instancePath:s+
"/return_last_frame",schemaPath:"#/properties/return_last_frame/type",keyword:"type",params:{type:O.properties.return_last_frame.type},message:"must be boolean,\
null",schema:O.properties.return_last_frame.type,parentSchema:O.properties.return_last_frame,data:o}],!1;var n=d===e}else var n=!0;if(n){if(t.execution_expires_after!==
void 0){let o=t.execution_expires_after,d=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return L.errors=[{instancePath:s+"/execution_expi\
res_after",schemaPath:"#/properties/execution_expires_after/type",keyword:"type",params:{type:O.properties.execution_expires_after.type},message:"must be intege\
r,null",schema:O.properties.execution_expires_after.type,parentSchema:O.properties.execution_expires_after,data:o}],!1;if(e===d&&typeof o=="number"&&isFinite(o)){
if(o>259200||isNaN(o))return L.errors=[{instancePath:s+"/execution_expires_after",schemaPath:"#/properties/execution_expires_after/maximum",keyword:"maximum",params:{
comparison:"<=",limit:259200},message:"must be <= 259200",schema:259200,parentSchema:O.properties.execution_expires_after,data:o}],!1;if(o<3600||isNaN(o))return L.
errors=[{instancePath:s+"/execution_expires_after",schemaPath:"#/properties/execution_expires_after/minimum",keyword:"minimum",params:{comparison:">=",limit:3600},
message:"must be >= 3600",schema:3600,parentSchema:O.properties.execution_expires_after,data:o}],!1}var n=d===e}else var n=!0;if(n){if(t.frames!==void 0){let o=t.
frames,d=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return L.errors=[{instancePath:s+"/frames",schemaPath:"#/properties/frames/type",keyword:"\
type",params:{type:O.properties.frames.type},message:"must be integer,null",schema:O.properties.frames.type,parentSchema:O.properties.frames,data:o}],!1;var n=d===
e}else var n=!0;if(n){if(t.framespersecond!==void 0){let o=t.framespersecond,d=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return L.errors=
[{instancePath:s+"/framespersecond",schemaPath:"#/properties/framespersecond/type",keyword:"type",params:{type:O.properties.framespersecond.type},message:"must \
be integer,null",schema:O.properties.framespersecond.type,parentSchema:O.properties.framespersecond,data:o}],!1;if(e===d&&typeof o=="number"&&isFinite(o)){if(o>
60||isNaN(o))return L.errors=[{instancePath:s+"/framespersecond",schemaPath:"#/properties/framespersecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},
message:"must be <= 60",schema:60,parentSchema:O.properties.framespersecond,data:o}],!1;if(o<1||isNaN(o))return L.errors=[{instancePath:s+"/framespersecond",schemaPath:"\
#/properties/framespersecond/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:O.properties.framespersecond,
data:o}],!1}var n=d===e}else var n=!0;if(n){if(t.service_tier!==void 0){let o=t.service_tier,d=e;if(!(o==="default"||o==="flex"||o===null))return L.errors=[{instancePath:s+
"/service_tier",schemaPath:"#/properties/service_tier/enum",keyword:"enum",params:{allowedValues:O.properties.service_tier.enum},message:"must be equal to one o\
f the allowed values",schema:O.properties.service_tier.enum,parentSchema:O.properties.service_tier,data:o}],!1;var n=d===e}else var n=!0;if(n)if(t.draft!==void 0){
let o=t.draft,d=e;if(typeof o!="boolean"&&o!==null)return L.errors=[{instancePath:s+"/draft",schemaPath:"#/properties/draft/type",keyword:"type",params:{type:O.
properties.draft.type},message:"must be boolean,null",schema:O.properties.draft.type,parentSchema:O.properties.draft,data:o}],!1;var n=d===e}else var n=!0}}}}}}}}}}}}else
return L.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.type,parentSchema:O,data:t}],!1;return L.
errors=r,e===0}var Rr=fe,K={$schema:"http://json-schema.org/draft-07/schema#",description:"Creates a per-second video task in the unified format. Members that a\
re not listed are forwarded.",type:"object",required:["model","prompt"],properties:{model:{description:"The model's id in the catalogue.",type:"string",minLength:1},
prompt:{title:"a non-empty string",description:"What the video shows.",type:"string",pattern:"\\S"},duration:{description:"Seconds. Default: 4.",type:"integer",
minimum:4,maximum:15},resolution:{description:"Default: 480p.",enum:["480p","720p","1080p","4k"]},ratio:{description:"Width to height. Default: 16:9.",enum:["16\
:9","4:3","1:1","3:4","9:16","21:9"]},references:{description:"Reference images, videos and audio.",type:"array",maxItems:12,items:{type:"object",required:["typ\
e","url"],properties:{type:{description:"The kind of the media.",enum:["image","video","audio"]},url:{title:"a public HTTP(S) URL",description:"A URL that is re\
adable without a login.",type:"string",pattern:"^[hH][tT][tT][pP][sS]?://[^/\\s]"},role:{description:"The role, which must fit the type: reference_image, refere\
nce_video or reference_audio. Default: the role of the type.",type:"string"}},allOf:[{if:{required:["type"],properties:{type:{const:"image"}}},then:{properties:{
role:{const:"reference_image"}}}},{if:{required:["type"],properties:{type:{const:"video"}}},then:{properties:{role:{const:"reference_video"}}}},{if:{required:["\
type"],properties:{type:{const:"audio"}}},then:{properties:{role:{const:"reference_audio"}}}}]}},generate_audio:{description:"Whether the video has matching sou\
nd. Default: true.",type:"boolean"},watermark:{description:"Default: false.",type:"boolean"}}},$r=new RegExp("\\S","u"),Sr=new RegExp("^[hH][tT][tT][pP][sS]?://\
[^/\\s]","u");function fe(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(
t)){let m;if(t.model===void 0&&(m="model")||t.prompt===void 0&&(m="prompt"))return fe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:m},message:"must have required property '"+m+"'",schema:K.required,parentSchema:K,data:t}],!1;if(t.model!==void 0){let c=t.model,l=e;if(e===l)if(typeof c==
"string"){if($e(c)<1)return fe.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters",schema:1,parentSchema:K.properties.model,data:c}],!1}else return fe.errors=[{instancePath:s+"/model",schemaPath:"#/properties/mod\
el/type",keyword:"type",params:{type:"string"},message:"must be string",schema:K.properties.model.type,parentSchema:K.properties.model,data:c}],!1;var n=l===e}else
var n=!0;if(n){if(t.prompt!==void 0){let c=t.prompt,l=e;if(e===l)if(typeof c=="string"){if(!$r.test(c))return fe.errors=[{instancePath:s+"/prompt",schemaPath:"#\
/properties/prompt/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"',schema:"\\S",parentSchema:K.properties.prompt,data:c}],!1}else
return fe.errors=[{instancePath:s+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type:"string"},message:"must be string",schema:K.properties.
prompt.type,parentSchema:K.properties.prompt,data:c}],!1;var n=l===e}else var n=!0;if(n){if(t.duration!==void 0){let c=t.duration,l=e;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c)&&isFinite(c)))return fe.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type:"integer"},message:"\
must be integer",schema:K.properties.duration.type,parentSchema:K.properties.duration,data:c}],!1;if(e===l&&typeof c=="number"&&isFinite(c)){if(c>15||isNaN(c))return fe.
errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison:"<=",limit:15},message:"must be <= 15",schema:15,
parentSchema:K.properties.duration,data:c}],!1;if(c<4||isNaN(c))return fe.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"\
minimum",params:{comparison:">=",limit:4},message:"must be >= 4",schema:4,parentSchema:K.properties.duration,data:c}],!1}var n=l===e}else var n=!0;if(n){if(t.resolution!==
void 0){let c=t.resolution,l=e;if(!(c==="480p"||c==="720p"||c==="1080p"||c==="4k"))return fe.errors=[{instancePath:s+"/resolution",schemaPath:"#/properties/reso\
lution/enum",keyword:"enum",params:{allowedValues:K.properties.resolution.enum},message:"must be equal to one of the allowed values",schema:K.properties.resolution.
enum,parentSchema:K.properties.resolution,data:c}],!1;var n=l===e}else var n=!0;if(n){if(t.ratio!==void 0){let c=t.ratio,l=e;if(!(c==="16:9"||c==="4:3"||c==="1:\
1"||c==="3:4"||c==="9:16"||c==="21:9"))return fe.errors=[{instancePath:s+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues:K.properties.
ratio.enum},message:"must be equal to one of the allowed values",schema:K.properties.ratio.enum,parentSchema:K.properties.ratio,data:c}],!1;var n=l===e}else var n=!0;
if(n){if(t.references!==void 0){let c=t.references,l=e;if(e===l)if(Array.isArray(c)){if(c.length>12)return fe.errors=[{instancePath:s+"/references",schemaPath:"\
#/properties/references/maxItems",keyword:"maxItems",params:{limit:12},message:"must NOT have more than 12 items",schema:12,parentSchema:K.properties.references,
data:c}],!1;{var w=!0;let v=c.length;for(let o=0;o<v;o++){let d=c[o],g=e,b=e,i=e,h=!0,p=e;if(d&&typeof d=="object"&&!Array.isArray(d)){let A;if(d.type===void 0&&
(A="type")){let P={};r===null?r=[P]:r.push(P),e++}else if(d.type!==void 0&&d.type!=="image"){let P={};r===null?r=[P]:r.push(P),e++}}var y=p===e;if(e=i,r!==null&&
(i?r.length=i:r=null),y){let A=e;if(d&&typeof d=="object"&&!Array.isArray(d)&&d.role!==void 0){let C=d.role;if(C!=="reference_image")return fe.errors=[{instancePath:s+
"/references/"+o+"/role",schemaPath:"#/properties/references/items/allOf/0/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_image"},message:"\
must be equal to constant",schema:"reference_image",parentSchema:K.properties.references.items.allOf[0].then.properties.role,data:C}],!1}var y=A===e;h=y}if(!h){
let A={instancePath:s+"/references/"+o,schemaPath:"#/properties/references/items/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "th\
en" schema',schema:K.properties.references.items.allOf[0].if,parentSchema:K.properties.references.items.allOf[0],data:d};return r===null?r=[A]:r.push(A),e++,fe.
errors=r,!1}var j=b===e;if(j){let A=e,P=e,C=!0,q=e;if(d&&typeof d=="object"&&!Array.isArray(d)){let S;if(d.type===void 0&&(S="type")){let I={};r===null?r=[I]:r.
push(I),e++}else if(d.type!==void 0&&d.type!=="video"){let I={};r===null?r=[I]:r.push(I),e++}}var k=q===e;if(e=P,r!==null&&(P?r.length=P:r=null),k){let S=e;if(d&&
typeof d=="object"&&!Array.isArray(d)&&d.role!==void 0){let G=d.role;if(G!=="reference_video")return fe.errors=[{instancePath:s+"/references/"+o+"/role",schemaPath:"\
#/properties/references/items/allOf/1/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_video"},message:"must be equal to constant",schema:"\
reference_video",parentSchema:K.properties.references.items.allOf[1].then.properties.role,data:G}],!1}var k=S===e;C=k}if(!C){let S={instancePath:s+"/references/"+
o,schemaPath:"#/properties/references/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:K.properties.references.
items.allOf[1].if,parentSchema:K.properties.references.items.allOf[1],data:d};return r===null?r=[S]:r.push(S),e++,fe.errors=r,!1}var j=A===e;if(j){let S=e,I=e,G=!0,
Pe=e;if(d&&typeof d=="object"&&!Array.isArray(d)){let X;if(d.type===void 0&&(X="type")){let U={};r===null?r=[U]:r.push(U),e++}else if(d.type!==void 0&&d.type!==
"audio"){let U={};r===null?r=[U]:r.push(U),e++}}var f=Pe===e;if(e=I,r!==null&&(I?r.length=I:r=null),f){let X=e;if(d&&typeof d=="object"&&!Array.isArray(d)&&d.role!==
void 0){let Q=d.role;if(Q!=="reference_audio")return fe.errors=[{instancePath:s+"/references/"+o+"/role",schemaPath:"#/properties/references/items/allOf/2/then/\
properties/role/const",keyword:"const",params:{allowedValue:"reference_audio"},message:"must be equal to constant",schema:"reference_audio",parentSchema:K.properties.
references.items.allOf[2].then.properties.role,data:Q}],!1}var f=X===e;G=f}if(!G){let X={instancePath:s+"/references/"+o,schemaPath:"#/properties/references/ite\
ms/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:K.properties.references.items.allOf[2].if,parentSchema:K.properties.
references.items.allOf[2],data:d};return r===null?r=[X]:r.push(X),e++,fe.errors=r,!1}var j=S===e}}if(e===g)if(d&&typeof d=="object"&&!Array.isArray(d)){let A;if(d.
type===void 0&&(A="type")||d.url===void 0&&(A="url"))return fe.errors=[{instancePath:s+"/references/"+o,schemaPath:"#/properties/references/items/required",keyword:"\
required",params:{missingProperty:A},message:"must have required property '"+A+"'",schema:K.properties.references.items.required,parentSchema:K.properties.references.
items,data:d}],!1;if(d.type!==void 0){let P=d.type,C=e;if(!(P==="image"||P==="video"||P==="audio"))return fe.errors=[{instancePath:s+"/references/"+o+"/type",schemaPath:"\
#/properties/references/items/properties/type/enum",keyword:"enum",params:{allowedValues:K.properties.references.items.properties.type.enum},message:"must be eq\
ual to one of the allowed values",schema:K.properties.references.items.properties.type.enum,parentSchema:K.properties.references.items.properties.type,data:P}],
!1;var a=C===e}else var a=!0;if(a){if(d.url!==void 0){let P=d.url,C=e;if(e===C)if(typeof P=="string"){if(!Sr.test(P))return fe.errors=[{instancePath:s+"/referen\
ces/"+o+"/url",schemaPath:"#/properties/references/items/properties/url/pattern",keyword:"pattern",params:{pattern:"^[hH][tT][tT][pP][sS]?://[^/\\s]"},message:'\
must match pattern "^[hH][tT][tT][pP][sS]?://[^/\\s]"',schema:"^[hH][tT][tT][pP][sS]?://[^/\\s]",parentSchema:K.properties.references.items.properties.url,data:P}],
!1}else return fe.errors=[{instancePath:s+"/references/"+o+"/url",schemaPath:"#/properties/references/items/properties/url/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:K.properties.references.items.properties.url.type,parentSchema:K.properties.references.items.properties.url,data:P}],!1;var a=C===
e}else var a=!0;if(a)if(d.role!==void 0){let P=d.role,C=e;if(typeof P!="string")return fe.errors=[{instancePath:s+"/references/"+o+"/role",schemaPath:"#/propert\
ies/references/items/properties/role/type",keyword:"type",params:{type:"string"},message:"must be string",schema:K.properties.references.items.properties.role.type,
parentSchema:K.properties.references.items.properties.role,data:P}],!1;var a=C===e}else var a=!0}}else return fe.errors=[{instancePath:s+"/references/"+o,schemaPath:"\
#/properties/references/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:K.properties.references.items.type,parentSchema:K.properties.
references.items,data:d}],!1;var w=g===e;if(!w)break}}}else return fe.errors=[{instancePath:s+"/references",schemaPath:"#/properties/references/type",keyword:"t\
ype",params:{type:"array"},message:"must be array",schema:K.properties.references.type,parentSchema:K.properties.references,data:c}],!1;var n=l===e}else var n=!0;
if(n){if(t.generate_audio!==void 0){let c=t.generate_audio,l=e;if(typeof c!="boolean")return fe.errors=[{instancePath:s+"/generate_audio",schemaPath:"#/properti\
es/generate_audio/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:K.properties.generate_audio.type,parentSchema:K.properties.generate_audio,
data:c}],!1;var n=l===e}else var n=!0;if(n)if(t.watermark!==void 0){let c=t.watermark,l=e;if(typeof c!="boolean")return fe.errors=[{instancePath:s+"/watermark",
schemaPath:"#/properties/watermark/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:K.properties.watermark.type,parentSchema:K.properties.
watermark,data:c}],!1;var n=l===e}else var n=!0}}}}}}}else return fe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:K.type,parentSchema:K,data:t}],!1;return fe.errors=r,e===0}var Ir=ur,dr={$schema:"http://json-schema.org/draft-07/schema#",description:"S\
tarts a liveness check. After it, portraits of real people may be used.",type:"object",properties:{CallbackURL:{description:"The URL that the browser opens afte\
r the check.",title:"an http or https URL",type:"string",pattern:"^https?://\\S+$"}}},Er=new RegExp("^https?://\\S+$","u");function ur(t,{instancePath:s="",parentData:se,
parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.CallbackURL!==void 0){let n=t.CallbackURL;if(e===
e)if(typeof n=="string"){if(!Er.test(n))return ur.errors=[{instancePath:s+"/CallbackURL",schemaPath:"#/properties/CallbackURL/pattern",keyword:"pattern",params:{
pattern:"^https?://\\S+$"},message:'must match pattern "^https?://\\S+$"',schema:"^https?://\\S+$",parentSchema:dr.properties.CallbackURL,data:n}],!1}else return ur.
errors=[{instancePath:s+"/CallbackURL",schemaPath:"#/properties/CallbackURL/type",keyword:"type",params:{type:"string"},message:"must be string",schema:dr.properties.
CallbackURL.type,parentSchema:dr.properties.CallbackURL,data:n}],!1}}else return ur.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object",schema:dr.type,parentSchema:dr,data:t}],!1;return ur.errors=r,e===0}var Lr=yr,sr={$schema:"http://json-schema.org/draft-07/schema\
#",description:"Creates a group of generated portraits.",type:"object",properties:{Name:{description:"The name of the group.",type:"string"},Description:{description:"\
The purpose of the group.",type:"string"}}};function yr(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.Name!==void 0){let w=t.Name,y=e;if(typeof w!="string")return yr.errors=[{instancePath:s+"/Name",schemaPath:"#/proper\
ties/Name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:sr.properties.Name.type,parentSchema:sr.properties.Name,data:w}],!1;var n=y===
e}else var n=!0;if(n)if(t.Description!==void 0){let w=t.Description,y=e;if(typeof w!="string")return yr.errors=[{instancePath:s+"/Description",schemaPath:"#/pro\
perties/Description/type",keyword:"type",params:{type:"string"},message:"must be string",schema:sr.properties.Description.type,parentSchema:sr.properties.Description,
data:w}],!1;var n=y===e}else var n=!0}else return yr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:sr.type,parentSchema:sr,data:t}],!1;return yr.errors=r,e===0}var zr=Ge,Te={$schema:"http://json-schema.org/draft-07/schema#",description:"Adds a photo, a\
 video or a sound to a group.",type:"object",required:["GroupId","URL"],properties:{GroupId:{description:"The id of one of the caller's own groups.",type:"strin\
g",minLength:1},URL:{description:"The URL of the file.",type:"string",minLength:1},AssetType:{description:"Image for photos.",type:"string"},Name:{description:"\
The name of the asset.",type:"string"}}};function Ge(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let w;if(t.GroupId===void 0&&(w="GroupId")||t.URL===void 0&&(w="URL"))return Ge.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:w},message:"must have required property '"+w+"'",schema:Te.required,parentSchema:Te,data:t}],!1;if(t.GroupId!==void 0){let y=t.
GroupId,j=e;if(e===j)if(typeof y=="string"){if($e(y)<1)return Ge.errors=[{instancePath:s+"/GroupId",schemaPath:"#/properties/GroupId/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Te.properties.GroupId,data:y}],!1}else return Ge.errors=[{instancePath:s+
"/GroupId",schemaPath:"#/properties/GroupId/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Te.properties.GroupId.type,parentSchema:Te.
properties.GroupId,data:y}],!1;var n=j===e}else var n=!0;if(n){if(t.URL!==void 0){let y=t.URL,j=e;if(e===j)if(typeof y=="string"){if($e(y)<1)return Ge.errors=[{
instancePath:s+"/URL",schemaPath:"#/properties/URL/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Te.
properties.URL,data:y}],!1}else return Ge.errors=[{instancePath:s+"/URL",schemaPath:"#/properties/URL/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:Te.properties.URL.type,parentSchema:Te.properties.URL,data:y}],!1;var n=j===e}else var n=!0;if(n){if(t.AssetType!==void 0){let y=t.AssetType,j=e;
if(typeof y!="string")return Ge.errors=[{instancePath:s+"/AssetType",schemaPath:"#/properties/AssetType/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:Te.properties.AssetType.type,parentSchema:Te.properties.AssetType,data:y}],!1;var n=j===e}else var n=!0;if(n)if(t.Name!==void 0){let y=t.Name,
j=e;if(typeof y!="string")return Ge.errors=[{instancePath:s+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:Te.properties.Name.type,parentSchema:Te.properties.Name,data:y}],!1;var n=j===e}else var n=!0}}}else return Ge.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Te.type,parentSchema:Te,data:t}],!1;return Ge.errors=r,e===0}var Ur=F,E={$schema:"\
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
properties:{parts:{items:{$ref:"#/definitions/part"}}}},function_response:{properties:{parts:{items:{$ref:"#/definitions/part"}}}}}}}},z={type:["object","null"],
properties:{responseModalities:{type:["array","null"],items:{title:"TEXT: other kinds of answers have prices of their own",enum:["TEXT","Text","text"]}},response_modalities:{
type:["array","null"],items:{title:"TEXT: other kinds of answers have prices of their own",enum:["TEXT","Text","text"]}},routingConfig:{title:"absent: it choose\
s another model than the path",type:"null"},routing_config:{title:"absent: it chooses another model than the path",type:"null"},modelConfig:{title:"absent: it c\
hooses another model than the path",type:"null"},model_config:{title:"absent: it chooses another model than the path",type:"null"},modelSelectionConfig:{title:"\
absent: it chooses another model than the path",type:"null"},model_selection_config:{title:"absent: it chooses another model than the path",type:"null"}}},Le={type:"\
object",properties:{fileData:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; uploaded files have no owner here: send t\
hem as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded fil\
es have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},file_data:{type:["object","null"],properties:{
fileUri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.co\
m)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://\
(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},functionResponse:{properties:{parts:{items:{$ref:"#/definitions/part"}}}},function_response:{properties:{
parts:{items:{$ref:"#/definitions/part"}}}}}},er=new RegExp("^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)","u"),ar={validate:Oe};function Oe(t,{
instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.fileData!==void 0){
let f=t.fileData,a=e;if(!(f&&typeof f=="object"&&!Array.isArray(f))&&f!==null)return Oe.errors=[{instancePath:s+"/fileData",schemaPath:"#/properties/fileData/ty\
pe",keyword:"type",params:{type:Le.properties.fileData.type},message:"must be object,null",schema:Le.properties.fileData.type,parentSchema:Le.properties.fileData,
data:f}],!1;if(e===a&&f&&typeof f=="object"&&!Array.isArray(f)){if(f.fileUri!==void 0){let m=f.fileUri,c=e;if(typeof m=="string"&&!er.test(m))return Oe.errors=[
{instancePath:s+"/fileData/fileUri",schemaPath:"#/properties/fileData/properties/fileUri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*goog\
leapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.\
-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Le.properties.fileData.properties.fileUri,data:m}],!1;var n=c===e}else var n=!0;if(n)if(f.file_uri!==void 0){
let m=f.file_uri,c=e;if(typeof m=="string"&&!er.test(m))return Oe.errors=[{instancePath:s+"/fileData/file_uri",schemaPath:"#/properties/fileData/properties/file\
_uri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0\
-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Le.properties.fileData.properties.
file_uri,data:m}],!1;var n=c===e}else var n=!0}var w=a===e}else var w=!0;if(w){if(t.file_data!==void 0){let f=t.file_data,a=e;if(!(f&&typeof f=="object"&&!Array.
isArray(f))&&f!==null)return Oe.errors=[{instancePath:s+"/file_data",schemaPath:"#/properties/file_data/type",keyword:"type",params:{type:Le.properties.file_data.
type},message:"must be object,null",schema:Le.properties.file_data.type,parentSchema:Le.properties.file_data,data:f}],!1;if(e===a&&f&&typeof f=="object"&&!Array.
isArray(f)){if(f.fileUri!==void 0){let c=f.fileUri,l=e;if(typeof c=="string"&&!er.test(c))return Oe.errors=[{instancePath:s+"/file_data/fileUri",schemaPath:"#/p\
roperties/file_data/properties/fileUri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'mus\
t match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Le.
properties.file_data.properties.fileUri,data:c}],!1;var y=l===e}else var y=!0;if(y)if(f.file_uri!==void 0){let c=f.file_uri,l=e;if(typeof c=="string"&&!er.test(
c))return Oe.errors=[{instancePath:s+"/file_data/file_uri",schemaPath:"#/properties/file_data/properties/file_uri/pattern",keyword:"pattern",params:{pattern:"^h\
ttps://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"\
^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:Le.properties.file_data.properties.file_uri,data:c}],!1;var y=l===e}else var y=!0}var w=a===
e}else var w=!0;if(w){if(t.functionResponse!==void 0){let f=t.functionResponse,a=e;if(f&&typeof f=="object"&&!Array.isArray(f)&&f.parts!==void 0){let c=f.parts;
if(Array.isArray(c)){var j=!0;let l=c.length;for(let u=0;u<l;u++){let v=e;ar.validate(c[u],{instancePath:s+"/functionResponse/parts/"+u,parentData:c,parentDataProperty:u,
rootData:R})||(r=r===null?ar.validate.errors:r.concat(ar.validate.errors),e=r.length);var j=v===e;if(!j)break}}}var w=a===e}else var w=!0;if(w)if(t.function_response!==
void 0){let f=t.function_response,a=e;if(f&&typeof f=="object"&&!Array.isArray(f)&&f.parts!==void 0){let c=f.parts;if(Array.isArray(c)){var k=!0;let l=c.length;
for(let u=0;u<l;u++){let v=e;ar.validate(c[u],{instancePath:s+"/function_response/parts/"+u,parentData:c,parentDataProperty:u,rootData:R})||(r=r===null?ar.validate.
errors:r.concat(ar.validate.errors),e=r.length);var k=v===e;if(!k)break}}}var w=a===e}else var w=!0}}}else return Oe.errors=[{instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:Le.type,parentSchema:Le,data:t}],!1;return Oe.errors=r,e===0}function F(t,{instancePath:s="",
parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.contents===void 0&&(d="con\
tents"))return F.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:d},message:"must have required property '"+d+"'",schema:E.
required,parentSchema:E,data:t}],!1;if(t.contents!==void 0){let g=t.contents,b=e;if(e===b)if(Array.isArray(g)){if(g.length<1)return F.errors=[{instancePath:s+"/\
contents",schemaPath:"#/properties/contents/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:E.properties.
contents,data:g}],!1;{var n=!0;let i=g.length;for(let h=0;h<i;h++){let p=g[h],_=e;if(e===_)if(p&&typeof p=="object"&&!Array.isArray(p)){let P;if(p.parts===void 0&&
(P="parts"))return F.errors=[{instancePath:s+"/contents/"+h,schemaPath:"#/properties/contents/items/required",keyword:"required",params:{missingProperty:P},message:"\
must have required property '"+P+"'",schema:E.properties.contents.items.required,parentSchema:E.properties.contents.items,data:p}],!1;if(p.parts!==void 0){let C=p.
parts;if(e===e)if(Array.isArray(C)){var w=!0;let x=C.length;for(let S=0;S<x;S++){let I=e;Oe(C[S],{instancePath:s+"/contents/"+h+"/parts/"+S,parentData:C,parentDataProperty:S,
rootData:R})||(r=r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var w=I===e;if(!w)break}}else return F.errors=[{instancePath:s+"/contents/"+h+"/parts",schemaPath:"\
#/properties/contents/items/properties/parts/type",keyword:"type",params:{type:"array"},message:"must be array",schema:E.properties.contents.items.properties.parts.
type,parentSchema:E.properties.contents.items.properties.parts,data:C}],!1}}else return F.errors=[{instancePath:s+"/contents/"+h,schemaPath:"#/properties/conten\
ts/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:E.properties.contents.items.type,parentSchema:E.properties.contents.items,data:p}],
!1;var n=_===e;if(!n)break}}}else return F.errors=[{instancePath:s+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:E.properties.contents.type,parentSchema:E.properties.contents,data:g}],!1;var y=b===e}else var y=!0;if(y){if(t.systemInstruction!==void 0){
let g=t.systemInstruction,b=e;if(typeof g!="object"&&typeof g!="string")return F.errors=[{instancePath:s+"/systemInstruction",schemaPath:"#/properties/systemIns\
truction/type",keyword:"type",params:{type:E.properties.systemInstruction.type},message:"must be object,string,array,null",schema:E.properties.systemInstruction.
type,parentSchema:E.properties.systemInstruction,data:g}],!1;if(e===b&&g&&typeof g=="object"&&!Array.isArray(g)&&g.parts!==void 0){let h=g.parts;if(Array.isArray(
h)){var j=!0;let p=h.length;for(let _=0;_<p;_++){let A=e;Oe(h[_],{instancePath:s+"/systemInstruction/parts/"+_,parentData:h,parentDataProperty:_,rootData:R})||(r=
r===null?Oe.errors:r.concat(Oe.errors),e=r.length);var j=A===e;if(!j)break}}}var y=b===e}else var y=!0;if(y){if(t.system_instruction!==void 0){let g=t.system_instruction,
b=e;if(typeof g!="object"&&typeof g!="string")return F.errors=[{instancePath:s+"/system_instruction",schemaPath:"#/properties/system_instruction/type",keyword:"\
type",params:{type:E.properties.system_instruction.type},message:"must be object,string,array,null",schema:E.properties.system_instruction.type,parentSchema:E.properties.
system_instruction,data:g}],!1;if(e===b&&g&&typeof g=="object"&&!Array.isArray(g)&&g.parts!==void 0){let h=g.parts;if(Array.isArray(h)){var k=!0;let p=h.length;
for(let _=0;_<p;_++){let A=e;Oe(h[_],{instancePath:s+"/system_instruction/parts/"+_,parentData:h,parentDataProperty:_,rootData:R})||(r=r===null?Oe.errors:r.concat(
Oe.errors),e=r.length);var k=A===e;if(!k)break}}}var y=b===e}else var y=!0;if(y){if(t.cachedContent!==void 0){let g=t.cachedContent,b=e;if(g!==null)return F.errors=
[{instancePath:s+"/cachedContent",schemaPath:"#/properties/cachedContent/type",keyword:"type",params:{type:"null"},message:"must be null",schema:E.properties.cachedContent.
type,parentSchema:E.properties.cachedContent,data:g}],!1;var y=b===e}else var y=!0;if(y){if(t.cached_content!==void 0){let g=t.cached_content,b=e;if(g!==null)return F.
errors=[{instancePath:s+"/cached_content",schemaPath:"#/properties/cached_content/type",keyword:"type",params:{type:"null"},message:"must be null",schema:E.properties.
cached_content.type,parentSchema:E.properties.cached_content,data:g}],!1;var y=b===e}else var y=!0;if(y){if(t.serviceTier!==void 0){let g=t.serviceTier,b=e;if(!(g===
"standard"||g==="unspecified"||g==="STANDARD"||g==="SERVICE_TIER_STANDARD"||g==="SERVICE_TIER_UNSPECIFIED"||g===null))return F.errors=[{instancePath:s+"/service\
Tier",schemaPath:"#/properties/serviceTier/enum",keyword:"enum",params:{allowedValues:E.properties.serviceTier.enum},message:"must be equal to one of the allowe\
d values",schema:E.properties.serviceTier.enum,parentSchema:E.properties.serviceTier,data:g}],!1;var y=b===e}else var y=!0;if(y){if(t.service_tier!==void 0){let g=t.
service_tier,b=e;if(!(g==="standard"||g==="unspecified"||g==="STANDARD"||g==="SERVICE_TIER_STANDARD"||g==="SERVICE_TIER_UNSPECIFIED"||g===null))return F.errors=
[{instancePath:s+"/service_tier",schemaPath:"#/properties/service_tier/enum",keyword:"enum",params:{allowedValues:E.properties.service_tier.enum},message:"must \
be equal to one of the allowed values",schema:E.properties.service_tier.enum,parentSchema:E.properties.service_tier,data:g}],!1;var y=b===e}else var y=!0;if(y){
if(t.generationConfig!==void 0){let g=t.generationConfig,b=e;if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null)return F.errors=[{instancePath:s+"/generat\
ionConfig",schemaPath:"#/properties/generationConfig/type",keyword:"type",params:{type:E.properties.generationConfig.type},message:"must be object,null",schema:E.
properties.generationConfig.type,parentSchema:E.properties.generationConfig,data:g}],!1;let i=e;if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null)return F.
errors=[{instancePath:s+"/generationConfig",schemaPath:"#/definitions/generation/type",keyword:"type",params:{type:z.type},message:"must be object,null",schema:z.
type,parentSchema:z,data:g}],!1;if(e===i&&g&&typeof g=="object"&&!Array.isArray(g)){if(g.responseModalities!==void 0){let p=g.responseModalities,_=e;if(!Array.isArray(
p)&&p!==null)return F.errors=[{instancePath:s+"/generationConfig/responseModalities",schemaPath:"#/definitions/generation/properties/responseModalities/type",keyword:"\
type",params:{type:z.properties.responseModalities.type},message:"must be array,null",schema:z.properties.responseModalities.type,parentSchema:z.properties.responseModalities,
data:p}],!1;if(e===_&&Array.isArray(p)){var f=!0;let A=p.length;for(let P=0;P<A;P++){let C=p[P],q=e;if(!(C==="TEXT"||C==="Text"||C==="text"))return F.errors=[{instancePath:s+
"/generationConfig/responseModalities/"+P,schemaPath:"#/definitions/generation/properties/responseModalities/items/enum",keyword:"enum",params:{allowedValues:z.
properties.responseModalities.items.enum},message:"must be equal to one of the allowed values",schema:z.properties.responseModalities.items.enum,parentSchema:z.
properties.responseModalities.items,data:C}],!1;var f=q===e;if(!f)break}}var a=_===e}else var a=!0;if(a){if(g.response_modalities!==void 0){let p=g.response_modalities,
_=e;if(!Array.isArray(p)&&p!==null)return F.errors=[{instancePath:s+"/generationConfig/response_modalities",schemaPath:"#/definitions/generation/properties/resp\
onse_modalities/type",keyword:"type",params:{type:z.properties.response_modalities.type},message:"must be array,null",schema:z.properties.response_modalities.type,
parentSchema:z.properties.response_modalities,data:p}],!1;if(e===_&&Array.isArray(p)){var m=!0;let P=p.length;for(let C=0;C<P;C++){let q=p[C],x=e;if(!(q==="TEXT"||
q==="Text"||q==="text"))return F.errors=[{instancePath:s+"/generationConfig/response_modalities/"+C,schemaPath:"#/definitions/generation/properties/response_mod\
alities/items/enum",keyword:"enum",params:{allowedValues:z.properties.response_modalities.items.enum},message:"must be equal to one of the allowed values",schema:z.
properties.response_modalities.items.enum,parentSchema:z.properties.response_modalities.items,data:q}],!1;var m=x===e;if(!m)break}}var a=_===e}else var a=!0;if(a){
if(g.routingConfig!==void 0){let p=g.routingConfig,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generationConfig/routingConfig",schemaPath:"#/definitions/\
generation/properties/routingConfig/type",keyword:"type",params:{type:"null"},message:"must be null",schema:z.properties.routingConfig.type,parentSchema:z.properties.
routingConfig,data:p}],!1;var a=_===e}else var a=!0;if(a){if(g.routing_config!==void 0){let p=g.routing_config,_=e;if(p!==null)return F.errors=[{instancePath:s+
"/generationConfig/routing_config",schemaPath:"#/definitions/generation/properties/routing_config/type",keyword:"type",params:{type:"null"},message:"must be nul\
l",schema:z.properties.routing_config.type,parentSchema:z.properties.routing_config,data:p}],!1;var a=_===e}else var a=!0;if(a){if(g.modelConfig!==void 0){let p=g.
modelConfig,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generationConfig/modelConfig",schemaPath:"#/definitions/generation/properties/modelConfig/type",keyword:"\
type",params:{type:"null"},message:"must be null",schema:z.properties.modelConfig.type,parentSchema:z.properties.modelConfig,data:p}],!1;var a=_===e}else var a=!0;
if(a){if(g.model_config!==void 0){let p=g.model_config,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generationConfig/model_config",schemaPath:"#/definitio\
ns/generation/properties/model_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:z.properties.model_config.type,parentSchema:z.properties.
model_config,data:p}],!1;var a=_===e}else var a=!0;if(a){if(g.modelSelectionConfig!==void 0){let p=g.modelSelectionConfig,_=e;if(p!==null)return F.errors=[{instancePath:s+
"/generationConfig/modelSelectionConfig",schemaPath:"#/definitions/generation/properties/modelSelectionConfig/type",keyword:"type",params:{type:"null"},message:"\
must be null",schema:z.properties.modelSelectionConfig.type,parentSchema:z.properties.modelSelectionConfig,data:p}],!1;var a=_===e}else var a=!0;if(a)if(g.model_selection_config!==
void 0){let p=g.model_selection_config,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generationConfig/model_selection_config",schemaPath:"#/definitions/gen\
eration/properties/model_selection_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:z.properties.model_selection_config.type,parentSchema:z.
properties.model_selection_config,data:p}],!1;var a=_===e}else var a=!0}}}}}}}var y=b===e}else var y=!0;if(y){if(t.generation_config!==void 0){let g=t.generation_config,
b=e;if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null)return F.errors=[{instancePath:s+"/generation_config",schemaPath:"#/properties/generation_config/ty\
pe",keyword:"type",params:{type:E.properties.generation_config.type},message:"must be object,null",schema:E.properties.generation_config.type,parentSchema:E.properties.
generation_config,data:g}],!1;let i=e;if(!(g&&typeof g=="object"&&!Array.isArray(g))&&g!==null)return F.errors=[{instancePath:s+"/generation_config",schemaPath:"\
#/definitions/generation/type",keyword:"type",params:{type:z.type},message:"must be object,null",schema:z.type,parentSchema:z,data:g}],!1;if(e===i&&g&&typeof g==
"object"&&!Array.isArray(g)){if(g.responseModalities!==void 0){let p=g.responseModalities,_=e;if(!Array.isArray(p)&&p!==null)return F.errors=[{instancePath:s+"/\
generation_config/responseModalities",schemaPath:"#/definitions/generation/properties/responseModalities/type",keyword:"type",params:{type:z.properties.responseModalities.
type},message:"must be array,null",schema:z.properties.responseModalities.type,parentSchema:z.properties.responseModalities,data:p}],!1;if(e===_&&Array.isArray(
p)){var c=!0;let A=p.length;for(let P=0;P<A;P++){let C=p[P],q=e;if(!(C==="TEXT"||C==="Text"||C==="text"))return F.errors=[{instancePath:s+"/generation_config/re\
sponseModalities/"+P,schemaPath:"#/definitions/generation/properties/responseModalities/items/enum",keyword:"enum",params:{allowedValues:z.properties.responseModalities.
items.enum},message:"must be equal to one of the allowed values",schema:z.properties.responseModalities.items.enum,parentSchema:z.properties.responseModalities.
items,data:C}],!1;var c=q===e;if(!c)break}}var l=_===e}else var l=!0;if(l){if(g.response_modalities!==void 0){let p=g.response_modalities,_=e;if(!Array.isArray(
p)&&p!==null)return F.errors=[{instancePath:s+"/generation_config/response_modalities",schemaPath:"#/definitions/generation/properties/response_modalities/type",
keyword:"type",params:{type:z.properties.response_modalities.type},message:"must be array,null",schema:z.properties.response_modalities.type,parentSchema:z.properties.
response_modalities,data:p}],!1;if(e===_&&Array.isArray(p)){var u=!0;let P=p.length;for(let C=0;C<P;C++){let q=p[C],x=e;if(!(q==="TEXT"||q==="Text"||q==="text"))
return F.errors=[{instancePath:s+"/generation_config/response_modalities/"+C,schemaPath:"#/definitions/generation/properties/response_modalities/items/enum",keyword:"\
enum",params:{allowedValues:z.properties.response_modalities.items.enum},message:"must be equal to one of the allowed values",schema:z.properties.response_modalities.
items.enum,parentSchema:z.properties.response_modalities.items,data:q}],!1;var u=x===e;if(!u)break}}var l=_===e}else var l=!0;if(l){if(g.routingConfig!==void 0){
let p=g.routingConfig,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generation_config/routingConfig",schemaPath:"#/definitions/generation/properties/routin\
gConfig/type",keyword:"type",params:{type:"null"},message:"must be null",schema:z.properties.routingConfig.type,parentSchema:z.properties.routingConfig,data:p}],
!1;var l=_===e}else var l=!0;if(l){if(g.routing_config!==void 0){let p=g.routing_config,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generation_config/rou\
ting_config",schemaPath:"#/definitions/generation/properties/routing_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:z.properties.
routing_config.type,parentSchema:z.properties.routing_config,data:p}],!1;var l=_===e}else var l=!0;if(l){if(g.modelConfig!==void 0){let p=g.modelConfig,_=e;if(p!==
null)return F.errors=[{instancePath:s+"/generation_config/modelConfig",schemaPath:"#/definitions/generation/properties/modelConfig/type",keyword:"type",params:{
type:"null"},message:"must be null",schema:z.properties.modelConfig.type,parentSchema:z.properties.modelConfig,data:p}],!1;var l=_===e}else var l=!0;if(l){if(g.
model_config!==void 0){let p=g.model_config,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generation_config/model_config",schemaPath:"#/definitions/generat\
ion/properties/model_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:z.properties.model_config.type,parentSchema:z.properties.model_config,
data:p}],!1;var l=_===e}else var l=!0;if(l){if(g.modelSelectionConfig!==void 0){let p=g.modelSelectionConfig,_=e;if(p!==null)return F.errors=[{instancePath:s+"/\
generation_config/modelSelectionConfig",schemaPath:"#/definitions/generation/properties/modelSelectionConfig/type",keyword:"type",params:{type:"null"},message:"\
must be null",schema:z.properties.modelSelectionConfig.type,parentSchema:z.properties.modelSelectionConfig,data:p}],!1;var l=_===e}else var l=!0;if(l)if(g.model_selection_config!==
void 0){let p=g.model_selection_config,_=e;if(p!==null)return F.errors=[{instancePath:s+"/generation_config/model_selection_config",schemaPath:"#/definitions/ge\
neration/properties/model_selection_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:z.properties.model_selection_config.type,parentSchema:z.
properties.model_selection_config,data:p}],!1;var l=_===e}else var l=!0}}}}}}}var y=b===e}else var y=!0;if(y){if(t.modelArmorConfig!==void 0){let g=t.modelArmorConfig,
b=e;if(g!==null)return F.errors=[{instancePath:s+"/modelArmorConfig",schemaPath:"#/properties/modelArmorConfig/type",keyword:"type",params:{type:"null"},message:"\
must be null",schema:E.properties.modelArmorConfig.type,parentSchema:E.properties.modelArmorConfig,data:g}],!1;var y=b===e}else var y=!0;if(y){if(t.model_armor_config!==
void 0){let g=t.model_armor_config,b=e;if(g!==null)return F.errors=[{instancePath:s+"/model_armor_config",schemaPath:"#/properties/model_armor_config/type",keyword:"\
type",params:{type:"null"},message:"must be null",schema:E.properties.model_armor_config.type,parentSchema:E.properties.model_armor_config,data:g}],!1;var y=b===
e}else var y=!0;if(y){if(t.continuationToken!==void 0){let g=t.continuationToken,b=e;if(g!==null)return F.errors=[{instancePath:s+"/continuationToken",schemaPath:"\
#/properties/continuationToken/type",keyword:"type",params:{type:"null"},message:"must be null",schema:E.properties.continuationToken.type,parentSchema:E.properties.
continuationToken,data:g}],!1;var y=b===e}else var y=!0;if(y){if(t.continuation_token!==void 0){let g=t.continuation_token,b=e;if(g!==null)return F.errors=[{instancePath:s+
"/continuation_token",schemaPath:"#/properties/continuation_token/type",keyword:"type",params:{type:"null"},message:"must be null",schema:E.properties.continuation_token.
type,parentSchema:E.properties.continuation_token,data:g}],!1;var y=b===e}else var y=!0;if(y){if(t.generationOutputConfig!==void 0){let g=t.generationOutputConfig,
b=e;if(g!==null)return F.errors=[{instancePath:s+"/generationOutputConfig",schemaPath:"#/properties/generationOutputConfig/type",keyword:"type",params:{type:"nu\
ll"},message:"must be null",schema:E.properties.generationOutputConfig.type,parentSchema:E.properties.generationOutputConfig,data:g}],!1;var y=b===e}else var y=!0;
if(y){if(t.generation_output_config!==void 0){let g=t.generation_output_config,b=e;if(g!==null)return F.errors=[{instancePath:s+"/generation_output_config",schemaPath:"\
#/properties/generation_output_config/type",keyword:"type",params:{type:"null"},message:"must be null",schema:E.properties.generation_output_config.type,parentSchema:E.
properties.generation_output_config,data:g}],!1;var y=b===e}else var y=!0;if(y)if(t.tools!==void 0){let g=t.tools,b=e;if(!Array.isArray(g)&&g!==null)return F.errors=
[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:E.properties.tools.type},message:"must be array,null",schema:E.properties.
tools.type,parentSchema:E.properties.tools,data:g}],!1;if(e===b&&Array.isArray(g)){var v=!0;let h=g.length;for(let p=0;p<h;p++){let _=g[p],A=e;if(e===A)if(_&&typeof _==
"object"&&!Array.isArray(_))for(let C in _){let q=e;if(!(C==="functionDeclarations"||C==="function_declarations"||C==="codeExecution"||C==="code_execution"||C===
"urlContext"||C==="url_context"||C==="computerUse"||C==="computer_use"||C==="mcpServers"||C==="mcp_servers")){let x={instancePath:s+"/tools/"+p,schemaPath:"#/pr\
operties/tools/items/propertyNames/enum",keyword:"enum",params:{allowedValues:E.properties.tools.items.propertyNames.enum},message:"must be equal to one of the \
allowed values",schema:E.properties.tools.items.propertyNames.enum,parentSchema:E.properties.tools.items.propertyNames,data:C,propertyName:C};r===null?r=[x]:r.push(
x),e++}var o=q===e;if(!o){let x={instancePath:s+"/tools/"+p,schemaPath:"#/properties/tools/items/propertyNames",keyword:"propertyNames",params:{propertyName:C},
message:"property name must be valid",schema:E.properties.tools.items.propertyNames,parentSchema:E.properties.tools.items,data:_};return r===null?r=[x]:r.push(x),
e++,F.errors=r,!1;break}}else return F.errors=[{instancePath:s+"/tools/"+p,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:E.properties.tools.items.type,parentSchema:E.properties.tools.items,data:_}],!1;var v=A===e;if(!v)break}}var y=b===e}else var y=!0}}}}}}}}}}}}}}}else
return F.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:E.type,parentSchema:E,data:t}],!1;return F.
errors=r,e===0}var Vr=ve,M={$schema:"http://json-schema.org/draft-07/schema#",description:"Counts the tokens of contents or of a whole request. It is not billed\
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
#/definitions/part"}}}}}}}},ze={type:"object",properties:{fileData:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; upl\
oaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address \
of a public page or file; uploaded files have no owner here: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},
file_data:{type:["object","null"],properties:{fileUri:{title:"the address of a public page or file; uploaded files have no owner here: send them as inlineData",
pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},file_uri:{title:"the address of a public page or file; uploaded files have no owner he\
re: send them as inlineData",pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"}}},functionResponse:{properties:{parts:{items:{$ref:"#/def\
initions/part"}}}},function_response:{properties:{parts:{items:{$ref:"#/definitions/part"}}}}}},ir={validate:te};function te(t,{instancePath:s="",parentData:se,
parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.fileData!==void 0){let f=t.fileData,a=e;if(!(f&&
typeof f=="object"&&!Array.isArray(f))&&f!==null)return te.errors=[{instancePath:s+"/fileData",schemaPath:"#/properties/fileData/type",keyword:"type",params:{type:ze.
properties.fileData.type},message:"must be object,null",schema:ze.properties.fileData.type,parentSchema:ze.properties.fileData,data:f}],!1;if(e===a&&f&&typeof f==
"object"&&!Array.isArray(f)){if(f.fileUri!==void 0){let m=f.fileUri,c=e;if(typeof m=="string"&&!er.test(m))return te.errors=[{instancePath:s+"/fileData/fileUri",
schemaPath:"#/properties/fileData/properties/fileUri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},
message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]\
|$)",parentSchema:ze.properties.fileData.properties.fileUri,data:m}],!1;var n=c===e}else var n=!0;if(n)if(f.file_uri!==void 0){let m=f.file_uri,c=e;if(typeof m==
"string"&&!er.test(m))return te.errors=[{instancePath:s+"/fileData/file_uri",schemaPath:"#/properties/fileData/properties/file_uri/pattern",keyword:"pattern",params:{
pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#\
]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:ze.properties.fileData.properties.file_uri,data:m}],!1;var n=c===e}else
var n=!0}var w=a===e}else var w=!0;if(w){if(t.file_data!==void 0){let f=t.file_data,a=e;if(!(f&&typeof f=="object"&&!Array.isArray(f))&&f!==null)return te.errors=
[{instancePath:s+"/file_data",schemaPath:"#/properties/file_data/type",keyword:"type",params:{type:ze.properties.file_data.type},message:"must be object,null",schema:ze.
properties.file_data.type,parentSchema:ze.properties.file_data,data:f}],!1;if(e===a&&f&&typeof f=="object"&&!Array.isArray(f)){if(f.fileUri!==void 0){let c=f.fileUri,
l=e;if(typeof c=="string"&&!er.test(c))return te.errors=[{instancePath:s+"/file_data/fileUri",schemaPath:"#/properties/file_data/properties/fileUri/pattern",keyword:"\
pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[\
a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)",parentSchema:ze.properties.file_data.properties.fileUri,data:c}],
!1;var y=l===e}else var y=!0;if(y)if(f.file_uri!==void 0){let c=f.file_uri,l=e;if(typeof c=="string"&&!er.test(c))return te.errors=[{instancePath:s+"/file_data/\
file_uri",schemaPath:"#/properties/file_data/properties/file_uri/pattern",keyword:"pattern",params:{pattern:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(\
?:[/?#]|$)"},message:'must match pattern "^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-9.-]+(?:[/?#]|$)"',schema:"^https://(?![a-z0-9.-]*googleapis\\.com)[a-z0-\
9.-]+(?:[/?#]|$)",parentSchema:ze.properties.file_data.properties.file_uri,data:c}],!1;var y=l===e}else var y=!0}var w=a===e}else var w=!0;if(w){if(t.functionResponse!==
void 0){let f=t.functionResponse,a=e;if(f&&typeof f=="object"&&!Array.isArray(f)&&f.parts!==void 0){let c=f.parts;if(Array.isArray(c)){var j=!0;let l=c.length;for(let u=0;u<
l;u++){let v=e;ir.validate(c[u],{instancePath:s+"/functionResponse/parts/"+u,parentData:c,parentDataProperty:u,rootData:R})||(r=r===null?ir.validate.errors:r.concat(
ir.validate.errors),e=r.length);var j=v===e;if(!j)break}}}var w=a===e}else var w=!0;if(w)if(t.function_response!==void 0){let f=t.function_response,a=e;if(f&&typeof f==
"object"&&!Array.isArray(f)&&f.parts!==void 0){let c=f.parts;if(Array.isArray(c)){var k=!0;let l=c.length;for(let u=0;u<l;u++){let v=e;ir.validate(c[u],{instancePath:s+
"/function_response/parts/"+u,parentData:c,parentDataProperty:u,rootData:R})||(r=r===null?ir.validate.errors:r.concat(ir.validate.errors),e=r.length);var k=v===
e;if(!k)break}}}var w=a===e}else var w=!0}}}else return te.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject",schema:ze.type,parentSchema:ze,data:t}],!1;return te.errors=r,e===0}function ve(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.contents!==void 0){let b=t.contents,i=e;if(e===i)if(Array.isArray(b)){var n=!0;let h=b.
length;for(let p=0;p<h;p++){let _=b[p],A=e;if(e===A)if(_&&typeof _=="object"&&!Array.isArray(_)){if(_.parts!==void 0){let C=_.parts;if(Array.isArray(C)){var w=!0;
let q=C.length;for(let x=0;x<q;x++){let S=e;te(C[x],{instancePath:s+"/contents/"+p+"/parts/"+x,parentData:C,parentDataProperty:x,rootData:R})||(r=r===null?te.errors:
r.concat(te.errors),e=r.length);var w=S===e;if(!w)break}}}}else return ve.errors=[{instancePath:s+"/contents/"+p,schemaPath:"#/properties/contents/items/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:M.properties.contents.items.type,parentSchema:M.properties.contents.items,data:_}],!1;var n=A===e;if(!n)
break}}else return ve.errors=[{instancePath:s+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:M.
properties.contents.type,parentSchema:M.properties.contents,data:b}],!1;var y=i===e}else var y=!0;if(y){if(t.generateContentRequest!==void 0){let b=t.generateContentRequest,
i=e;if(e===i)if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.contents!==void 0){let p=b.contents,_=e;if(e===_)if(Array.isArray(p)){var j=!0;let A=p.length;for(let P=0;P<
A;P++){let C=p[P],q=e;if(e===q)if(C&&typeof C=="object"&&!Array.isArray(C)){if(C.parts!==void 0){let S=C.parts;if(Array.isArray(S)){var k=!0;let I=S.length;for(let G=0;G<
I;G++){let Pe=e;te(S[G],{instancePath:s+"/generateContentRequest/contents/"+P+"/parts/"+G,parentData:S,parentDataProperty:G,rootData:R})||(r=r===null?te.errors:
r.concat(te.errors),e=r.length);var k=Pe===e;if(!k)break}}}}else return ve.errors=[{instancePath:s+"/generateContentRequest/contents/"+P,schemaPath:"#/propertie\
s/generateContentRequest/properties/contents/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.properties.generateContentRequest.
properties.contents.items.type,parentSchema:M.properties.generateContentRequest.properties.contents.items,data:C}],!1;var j=q===e;if(!j)break}}else return ve.errors=
[{instancePath:s+"/generateContentRequest/contents",schemaPath:"#/properties/generateContentRequest/properties/contents/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:M.properties.generateContentRequest.properties.contents.type,parentSchema:M.properties.generateContentRequest.properties.contents,
data:p}],!1;var f=_===e}else var f=!0;if(f){if(b.cachedContent!==void 0){let p=b.cachedContent,_=e;if(p!==null)return ve.errors=[{instancePath:s+"/generateConte\
ntRequest/cachedContent",schemaPath:"#/properties/generateContentRequest/properties/cachedContent/type",keyword:"type",params:{type:"null"},message:"must be nul\
l",schema:M.properties.generateContentRequest.properties.cachedContent.type,parentSchema:M.properties.generateContentRequest.properties.cachedContent,data:p}],!1;
var f=_===e}else var f=!0;if(f){if(b.cached_content!==void 0){let p=b.cached_content,_=e;if(p!==null)return ve.errors=[{instancePath:s+"/generateContentRequest/\
cached_content",schemaPath:"#/properties/generateContentRequest/properties/cached_content/type",keyword:"type",params:{type:"null"},message:"must be null",schema:M.
properties.generateContentRequest.properties.cached_content.type,parentSchema:M.properties.generateContentRequest.properties.cached_content,data:p}],!1;var f=_===
e}else var f=!0;if(f){if(b.systemInstruction!==void 0){let p=b.systemInstruction,_=e;if(typeof p!="object"&&typeof p!="string")return ve.errors=[{instancePath:s+
"/generateContentRequest/systemInstruction",schemaPath:"#/properties/generateContentRequest/properties/systemInstruction/type",keyword:"type",params:{type:M.properties.
generateContentRequest.properties.systemInstruction.type},message:"must be object,string,array,null",schema:M.properties.generateContentRequest.properties.systemInstruction.
type,parentSchema:M.properties.generateContentRequest.properties.systemInstruction,data:p}],!1;if(e===_&&p&&typeof p=="object"&&!Array.isArray(p)&&p.parts!==void 0){
let P=p.parts;if(Array.isArray(P)){var a=!0;let C=P.length;for(let q=0;q<C;q++){let x=e;te(P[q],{instancePath:s+"/generateContentRequest/systemInstruction/parts\
/"+q,parentData:P,parentDataProperty:q,rootData:R})||(r=r===null?te.errors:r.concat(te.errors),e=r.length);var a=x===e;if(!a)break}}}var f=_===e}else var f=!0;if(f)
if(b.system_instruction!==void 0){let p=b.system_instruction,_=e;if(typeof p!="object"&&typeof p!="string")return ve.errors=[{instancePath:s+"/generateContentRe\
quest/system_instruction",schemaPath:"#/properties/generateContentRequest/properties/system_instruction/type",keyword:"type",params:{type:M.properties.generateContentRequest.
properties.system_instruction.type},message:"must be object,string,array,null",schema:M.properties.generateContentRequest.properties.system_instruction.type,parentSchema:M.
properties.generateContentRequest.properties.system_instruction,data:p}],!1;if(e===_&&p&&typeof p=="object"&&!Array.isArray(p)&&p.parts!==void 0){let P=p.parts;
if(Array.isArray(P)){var m=!0;let C=P.length;for(let q=0;q<C;q++){let x=e;te(P[q],{instancePath:s+"/generateContentRequest/system_instruction/parts/"+q,parentData:P,
parentDataProperty:q,rootData:R})||(r=r===null?te.errors:r.concat(te.errors),e=r.length);var m=x===e;if(!m)break}}}var f=_===e}else var f=!0}}}}else return ve.errors=
[{instancePath:s+"/generateContentRequest",schemaPath:"#/properties/generateContentRequest/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:M.properties.generateContentRequest.type,parentSchema:M.properties.generateContentRequest,data:b}],!1;var y=i===e}else var y=!0;if(y){if(t.generate_content_request!==
void 0){let b=t.generate_content_request,i=e;if(e===i)if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.contents!==void 0){let p=b.contents,_=e;if(e===_)if(Array.
isArray(p)){var c=!0;let A=p.length;for(let P=0;P<A;P++){let C=p[P],q=e;if(e===q)if(C&&typeof C=="object"&&!Array.isArray(C)){if(C.parts!==void 0){let S=C.parts;
if(Array.isArray(S)){var l=!0;let I=S.length;for(let G=0;G<I;G++){let Pe=e;te(S[G],{instancePath:s+"/generate_content_request/contents/"+P+"/parts/"+G,parentData:S,
parentDataProperty:G,rootData:R})||(r=r===null?te.errors:r.concat(te.errors),e=r.length);var l=Pe===e;if(!l)break}}}}else return ve.errors=[{instancePath:s+"/ge\
nerate_content_request/contents/"+P,schemaPath:"#/properties/generate_content_request/properties/contents/items/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:M.properties.generate_content_request.properties.contents.items.type,parentSchema:M.properties.generate_content_request.properties.contents.
items,data:C}],!1;var c=q===e;if(!c)break}}else return ve.errors=[{instancePath:s+"/generate_content_request/contents",schemaPath:"#/properties/generate_content\
_request/properties/contents/type",keyword:"type",params:{type:"array"},message:"must be array",schema:M.properties.generate_content_request.properties.contents.
type,parentSchema:M.properties.generate_content_request.properties.contents,data:p}],!1;var u=_===e}else var u=!0;if(u){if(b.cachedContent!==void 0){let p=b.cachedContent,
_=e;if(p!==null)return ve.errors=[{instancePath:s+"/generate_content_request/cachedContent",schemaPath:"#/properties/generate_content_request/properties/cachedC\
ontent/type",keyword:"type",params:{type:"null"},message:"must be null",schema:M.properties.generate_content_request.properties.cachedContent.type,parentSchema:M.
properties.generate_content_request.properties.cachedContent,data:p}],!1;var u=_===e}else var u=!0;if(u){if(b.cached_content!==void 0){let p=b.cached_content,_=e;
if(p!==null)return ve.errors=[{instancePath:s+"/generate_content_request/cached_content",schemaPath:"#/properties/generate_content_request/properties/cached_con\
tent/type",keyword:"type",params:{type:"null"},message:"must be null",schema:M.properties.generate_content_request.properties.cached_content.type,parentSchema:M.
properties.generate_content_request.properties.cached_content,data:p}],!1;var u=_===e}else var u=!0;if(u){if(b.systemInstruction!==void 0){let p=b.systemInstruction,
_=e;if(typeof p!="object"&&typeof p!="string")return ve.errors=[{instancePath:s+"/generate_content_request/systemInstruction",schemaPath:"#/properties/generate_\
content_request/properties/systemInstruction/type",keyword:"type",params:{type:M.properties.generate_content_request.properties.systemInstruction.type},message:"\
must be object,string,array,null",schema:M.properties.generate_content_request.properties.systemInstruction.type,parentSchema:M.properties.generate_content_request.
properties.systemInstruction,data:p}],!1;if(e===_&&p&&typeof p=="object"&&!Array.isArray(p)&&p.parts!==void 0){let P=p.parts;if(Array.isArray(P)){var v=!0;let C=P.
length;for(let q=0;q<C;q++){let x=e;te(P[q],{instancePath:s+"/generate_content_request/systemInstruction/parts/"+q,parentData:P,parentDataProperty:q,rootData:R})||
(r=r===null?te.errors:r.concat(te.errors),e=r.length);var v=x===e;if(!v)break}}}var u=_===e}else var u=!0;if(u)if(b.system_instruction!==void 0){let p=b.system_instruction,
_=e;if(typeof p!="object"&&typeof p!="string")return ve.errors=[{instancePath:s+"/generate_content_request/system_instruction",schemaPath:"#/properties/generate\
_content_request/properties/system_instruction/type",keyword:"type",params:{type:M.properties.generate_content_request.properties.system_instruction.type},message:"\
must be object,string,array,null",schema:M.properties.generate_content_request.properties.system_instruction.type,parentSchema:M.properties.generate_content_request.
properties.system_instruction,data:p}],!1;if(e===_&&p&&typeof p=="object"&&!Array.isArray(p)&&p.parts!==void 0){let P=p.parts;if(Array.isArray(P)){var o=!0;let C=P.
length;for(let q=0;q<C;q++){let x=e;te(P[q],{instancePath:s+"/generate_content_request/system_instruction/parts/"+q,parentData:P,parentDataProperty:q,rootData:R})||
(r=r===null?te.errors:r.concat(te.errors),e=r.length);var o=x===e;if(!o)break}}}var u=_===e}else var u=!0}}}}else return ve.errors=[{instancePath:s+"/generate_c\
ontent_request",schemaPath:"#/properties/generate_content_request/type",keyword:"type",params:{type:"object"},message:"must be object",schema:M.properties.generate_content_request.
type,parentSchema:M.properties.generate_content_request,data:b}],!1;var y=i===e}else var y=!0;if(y){if(t.cachedContent!==void 0){let b=t.cachedContent,i=e;if(b!==
null)return ve.errors=[{instancePath:s+"/cachedContent",schemaPath:"#/properties/cachedContent/type",keyword:"type",params:{type:"null"},message:"must be null",
schema:M.properties.cachedContent.type,parentSchema:M.properties.cachedContent,data:b}],!1;var y=i===e}else var y=!0;if(y){if(t.cached_content!==void 0){let b=t.
cached_content,i=e;if(b!==null)return ve.errors=[{instancePath:s+"/cached_content",schemaPath:"#/properties/cached_content/type",keyword:"type",params:{type:"nu\
ll"},message:"must be null",schema:M.properties.cached_content.type,parentSchema:M.properties.cached_content,data:b}],!1;var y=i===e}else var y=!0;if(y){if(t.systemInstruction!==
void 0){let b=t.systemInstruction,i=e;if(typeof b!="object"&&typeof b!="string")return ve.errors=[{instancePath:s+"/systemInstruction",schemaPath:"#/properties/\
systemInstruction/type",keyword:"type",params:{type:M.properties.systemInstruction.type},message:"must be object,string,array,null",schema:M.properties.systemInstruction.
type,parentSchema:M.properties.systemInstruction,data:b}],!1;if(e===i&&b&&typeof b=="object"&&!Array.isArray(b)&&b.parts!==void 0){let p=b.parts;if(Array.isArray(
p)){var d=!0;let _=p.length;for(let A=0;A<_;A++){let P=e;te(p[A],{instancePath:s+"/systemInstruction/parts/"+A,parentData:p,parentDataProperty:A,rootData:R})||(r=
r===null?te.errors:r.concat(te.errors),e=r.length);var d=P===e;if(!d)break}}}var y=i===e}else var y=!0;if(y)if(t.system_instruction!==void 0){let b=t.system_instruction,
i=e;if(typeof b!="object"&&typeof b!="string")return ve.errors=[{instancePath:s+"/system_instruction",schemaPath:"#/properties/system_instruction/type",keyword:"\
type",params:{type:M.properties.system_instruction.type},message:"must be object,string,array,null",schema:M.properties.system_instruction.type,parentSchema:M.properties.
system_instruction,data:b}],!1;if(e===i&&b&&typeof b=="object"&&!Array.isArray(b)&&b.parts!==void 0){let p=b.parts;if(Array.isArray(p)){var g=!0;let _=p.length;
for(let A=0;A<_;A++){let P=e;te(p[A],{instancePath:s+"/system_instruction/parts/"+A,parentData:p,parentDataProperty:A,rootData:R})||(r=r===null?te.errors:r.concat(
te.errors),e=r.length);var g=P===e;if(!g)break}}}var y=i===e}else var y=!0}}}}}}else return ve.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:M.type,parentSchema:M,data:t}],!1;return ve.errors=r,e===0}var Kr=Ae,Y={$schema:"http://json-schema.org/draft-07/\
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
type:{title:"a block that names no file of the vendor's and defines no tool; send files as content, and tools in tools",not:{enum:["container_upload"]}},file_id:{
title:"absent, because uploaded files have no owner here; send the content itself",type:"null"},source:{properties:{type:{title:"something else than file, becau\
se uploaded files have no owner here; send the content itself",not:{const:"file"}},content:{$ref:"#/definitions/content"}}},content:{if:{type:"object"},then:{$ref:"\
#/definitions/part"},else:{$ref:"#/definitions/content"}},tool:{properties:{type:{title:"a reference; define tools in tools, where their price is known",enum:["\
tool_reference","mcp_tool_reference","mcp_toolset_reference"]}}},tool_changes:{type:["array","null"],items:{$ref:"#/definitions/part"}}}}}},Ar={if:{type:"array"},
then:{items:{$ref:"#/definitions/part"}}},De={properties:{type:{title:"a block that names no file of the vendor's and defines no tool; send files as content, an\
d tools in tools",not:{enum:["container_upload"]}},file_id:{title:"absent, because uploaded files have no owner here; send the content itself",type:"null"},source:{
properties:{type:{title:"something else than file, because uploaded files have no owner here; send the content itself",not:{const:"file"}},content:{$ref:"#/defi\
nitions/content"}}},content:{if:{type:"object"},then:{$ref:"#/definitions/part"},else:{$ref:"#/definitions/content"}},tool:{properties:{type:{title:"a reference\
; define tools in tools, where their price is known",enum:["tool_reference","mcp_tool_reference","mcp_toolset_reference"]}}},tool_changes:{type:["array","null"],
items:{$ref:"#/definitions/part"}}}},or={validate:cr},nr={validate:Me};function Me(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,
e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let a=t.type,m=e,c=e,l=e;if(a!=="container_upload"){let u={};r===null?r=[u]:r.push(u),e++}var n=l===
e;if(n)return Me.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:De.properties.type.
not,parentSchema:De.properties.type,data:a}],!1;e=c,r!==null&&(c?r.length=c:r=null);var w=m===e}else var w=!0;if(w){if(t.file_id!==void 0){let a=t.file_id,m=e;if(a!==
null)return Me.errors=[{instancePath:s+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type:"null"},message:"must be null",schema:De.properties.
file_id.type,parentSchema:De.properties.file_id,data:a}],!1;var w=m===e}else var w=!0;if(w){if(t.source!==void 0){let a=t.source,m=e;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.type!==void 0){let l=a.type,u=e,v=e,o=e;if(l!=="file"){let d={};r===null?r=[d]:r.push(d),e++}var y=o===e;if(y)return Me.errors=[{instancePath:s+
"/source/type",schemaPath:"#/properties/source/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:De.properties.source.properties.type.
not,parentSchema:De.properties.source.properties.type,data:l}],!1;e=v,r!==null&&(v?r.length=v:r=null);var j=u===e}else var j=!0;if(j)if(a.content!==void 0){let l=e;
or.validate(a.content,{instancePath:s+"/source/content",parentData:a,parentDataProperty:"content",rootData:R})||(r=r===null?or.validate.errors:r.concat(or.validate.
errors),e=r.length);var j=l===e}else var j=!0}var w=m===e}else var w=!0;if(w){if(t.content!==void 0){let a=t.content,m=e,c=e,l=!0,u=e;if(!(a&&typeof a=="object"&&
!Array.isArray(a))){let d={};r===null?r=[d]:r.push(d),e++}var k=u===e;e=c,r!==null&&(c?r.length=c:r=null);let v;if(k){let d=e;nr.validate(a,{instancePath:s+"/co\
ntent",parentData:t,parentDataProperty:"content",rootData:R})||(r=r===null?nr.validate.errors:r.concat(nr.validate.errors),e=r.length);var k=d===e;l=k,v="then"}else{
let d=e;or.validate(a,{instancePath:s+"/content",parentData:t,parentDataProperty:"content",rootData:R})||(r=r===null?or.validate.errors:r.concat(or.validate.errors),
e=r.length);var k=d===e;l=k,v="else"}if(!l){let d={instancePath:s+"/content",schemaPath:"#/properties/content/if",keyword:"if",params:{failingKeyword:v},message:'\
must match "'+v+'" schema',schema:De.properties.content.if,parentSchema:De.properties.content,data:a};return r===null?r=[d]:r.push(d),e++,Me.errors=r,!1}var w=m===
e}else var w=!0;if(w){if(t.tool!==void 0){let a=t.tool,m=e;if(a&&typeof a=="object"&&!Array.isArray(a)&&a.type!==void 0){let l=a.type;if(!(l==="tool_reference"||
l==="mcp_tool_reference"||l==="mcp_toolset_reference"))return Me.errors=[{instancePath:s+"/tool/type",schemaPath:"#/properties/tool/properties/type/enum",keyword:"\
enum",params:{allowedValues:De.properties.tool.properties.type.enum},message:"must be equal to one of the allowed values",schema:De.properties.tool.properties.type.
enum,parentSchema:De.properties.tool.properties.type,data:l}],!1}var w=m===e}else var w=!0;if(w)if(t.tool_changes!==void 0){let a=t.tool_changes,m=e;if(!Array.isArray(
a)&&a!==null)return Me.errors=[{instancePath:s+"/tool_changes",schemaPath:"#/properties/tool_changes/type",keyword:"type",params:{type:De.properties.tool_changes.
type},message:"must be array,null",schema:De.properties.tool_changes.type,parentSchema:De.properties.tool_changes,data:a}],!1;if(e===m&&Array.isArray(a)){var f=!0;
let l=a.length;for(let u=0;u<l;u++){let v=e;nr.validate(a[u],{instancePath:s+"/tool_changes/"+u,parentData:a,parentDataProperty:u,rootData:R})||(r=r===null?nr.validate.
errors:r.concat(nr.validate.errors),e=r.length);var f=v===e;if(!f)break}}var w=m===e}else var w=!0}}}}}return Me.errors=r,e===0}function cr(t,{instancePath:s="",
parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0,n=e,w=!0,y=e;if(!Array.isArray(t)){let f={};r===null?r=[f]:r.push(f),e++}var j=y===e;if(e=n,
r!==null&&(n?r.length=n:r=null),j){let f=e;if(Array.isArray(t)){var k=!0;let m=t.length;for(let c=0;c<m;c++){let l=e;Me(t[c],{instancePath:s+"/"+c,parentData:t,
parentDataProperty:c,rootData:R})||(r=r===null?Me.errors:r.concat(Me.errors),e=r.length);var k=l===e;if(!k)break}}var j=f===e;w=j}if(!w){let f={instancePath:s,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:Ar.if,parentSchema:Ar,data:t};return r===null?r=[f]:r.push(f),e++,cr.
errors=r,!1}return cr.errors=r,e===0}var Mr=new RegExp("^(advisor|code_execution)","u");function Ae(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let k;if(t.model===void 0&&(k="model")||t.messages===void 0&&(k="messages"))return Ae.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:k},message:"must have required property '"+k+"'",schema:Y.required,parentSchema:Y,
data:t}],!1;if(t.model!==void 0){let f=t.model,a=e;if(e===a)if(typeof f=="string"){if($e(f)<1)return Ae.errors=[{instancePath:s+"/model",schemaPath:"#/propertie\
s/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Y.properties.model,data:f}],!1}else
return Ae.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.properties.
model.type,parentSchema:Y.properties.model,data:f}],!1;var n=a===e}else var n=!0;if(n){if(t.messages!==void 0){let f=t.messages,a=e;if(e===a)if(Array.isArray(f)){
if(f.length<1)return Ae.errors=[{instancePath:s+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit:1},message:"must NOT ha\
ve fewer than 1 items",schema:1,parentSchema:Y.properties.messages,data:f}],!1;{var w=!0;let c=f.length;for(let l=0;l<c;l++){let u=f[l],v=e;if(e===v)if(u&&typeof u==
"object"&&!Array.isArray(u))u.content!==void 0&&(cr(u.content,{instancePath:s+"/messages/"+l+"/content",parentData:u,parentDataProperty:"content",rootData:R})||
(r=r===null?cr.errors:r.concat(cr.errors),e=r.length));else return Ae.errors=[{instancePath:s+"/messages/"+l,schemaPath:"#/properties/messages/items/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Y.properties.messages.items.type,parentSchema:Y.properties.messages.items,data:u}],!1;var w=v===e;if(!w)
break}}}else return Ae.errors=[{instancePath:s+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"},message:"must be array",
schema:Y.properties.messages.type,parentSchema:Y.properties.messages,data:f}],!1;var n=a===e}else var n=!0;if(n){if(t.stream!==void 0){let f=t.stream,a=e;if(typeof f!=
"boolean")return Ae.errors=[{instancePath:s+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:Y.
properties.stream.type,parentSchema:Y.properties.stream,data:f}],!1;var n=a===e}else var n=!0;if(n){if(t.speed!==void 0){let f=t.speed,a=e;if(!(f==="standard"||
f===null))return Ae.errors=[{instancePath:s+"/speed",schemaPath:"#/properties/speed/enum",keyword:"enum",params:{allowedValues:Y.properties.speed.enum},message:"\
must be equal to one of the allowed values",schema:Y.properties.speed.enum,parentSchema:Y.properties.speed,data:f}],!1;var n=a===e}else var n=!0;if(n){if(t.inference_geo!==
void 0){let f=t.inference_geo,a=e;if(!(f==="global"||f===null))return Ae.errors=[{instancePath:s+"/inference_geo",schemaPath:"#/properties/inference_geo/enum",keyword:"\
enum",params:{allowedValues:Y.properties.inference_geo.enum},message:"must be equal to one of the allowed values",schema:Y.properties.inference_geo.enum,parentSchema:Y.
properties.inference_geo,data:f}],!1;var n=a===e}else var n=!0;if(n){if(t.fallbacks!==void 0){let f=t.fallbacks,a=e;if(f!==null)return Ae.errors=[{instancePath:s+
"/fallbacks",schemaPath:"#/properties/fallbacks/type",keyword:"type",params:{type:"null"},message:"must be null",schema:Y.properties.fallbacks.type,parentSchema:Y.
properties.fallbacks,data:f}],!1;var n=a===e}else var n=!0;if(n){if(t.fallback_credit_token!==void 0){let f=t.fallback_credit_token,a=e;if(f!==null)return Ae.errors=
[{instancePath:s+"/fallback_credit_token",schemaPath:"#/properties/fallback_credit_token/type",keyword:"type",params:{type:"null"},message:"must be null",schema:Y.
properties.fallback_credit_token.type,parentSchema:Y.properties.fallback_credit_token,data:f}],!1;var n=a===e}else var n=!0;if(n){if(t.billing_policy!==void 0){
let f=t.billing_policy,a=e;if(!(f&&typeof f=="object"&&!Array.isArray(f))&&f!==null)return Ae.errors=[{instancePath:s+"/billing_policy",schemaPath:"#/properties\
/billing_policy/type",keyword:"type",params:{type:Y.properties.billing_policy.type},message:"must be object,null",schema:Y.properties.billing_policy.type,parentSchema:Y.
properties.billing_policy,data:f}],!1;if(e===a&&f&&typeof f=="object"&&!Array.isArray(f)&&f.bill_to!==void 0){let c=f.bill_to;if(!(c==="self"||c===null))return Ae.
errors=[{instancePath:s+"/billing_policy/bill_to",schemaPath:"#/properties/billing_policy/properties/bill_to/enum",keyword:"enum",params:{allowedValues:Y.properties.
billing_policy.properties.bill_to.enum},message:"must be equal to one of the allowed values",schema:Y.properties.billing_policy.properties.bill_to.enum,parentSchema:Y.
properties.billing_policy.properties.bill_to,data:c}],!1}var n=a===e}else var n=!0;if(n){if(t.container!==void 0){let f=t.container,a=e;if(f!==null)return Ae.errors=
[{instancePath:s+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type:"null"},message:"must be null",schema:Y.properties.container.
type,parentSchema:Y.properties.container,data:f}],!1;var n=a===e}else var n=!0;if(n){if(t.thread!==void 0){let f=t.thread,a=e;if(f!==null)return Ae.errors=[{instancePath:s+
"/thread",schemaPath:"#/properties/thread/type",keyword:"type",params:{type:"null"},message:"must be null",schema:Y.properties.thread.type,parentSchema:Y.properties.
thread,data:f}],!1;var n=a===e}else var n=!0;if(n)if(t.tools!==void 0){let f=t.tools,a=e;if(!Array.isArray(f)&&f!==null)return Ae.errors=[{instancePath:s+"/tool\
s",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:Y.properties.tools.type},message:"must be array,null",schema:Y.properties.tools.type,parentSchema:Y.
properties.tools,data:f}],!1;if(e===a&&Array.isArray(f)){var y=!0;let c=f.length;for(let l=0;l<c;l++){let u=f[l],v=e;if(u&&typeof u=="object"&&!Array.isArray(u)&&
u.type!==void 0){let d=u.type,g=e,b=e;if(typeof d=="string"&&!Mr.test(d)){let i={};r===null?r=[i]:r.push(i),e++}var j=b===e;if(j)return Ae.errors=[{instancePath:s+
"/tools/"+l+"/type",schemaPath:"#/properties/tools/items/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:Y.properties.tools.items.
properties.type.not,parentSchema:Y.properties.tools.items.properties.type,data:d}],!1;e=g,r!==null&&(g?r.length=g:r=null)}var y=v===e;if(!y)break}}var n=a===e}else
var n=!0}}}}}}}}}}else return Ae.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Y.type,parentSchema:Y,
data:t}],!1;return Ae.errors=r,e===0}var Fr=Ie,Se={$schema:"http://json-schema.org/draft-07/schema#",description:"Counts the tokens of a message request. Nothin\
g is generated or billed. Other members are forwarded.",type:"object",required:["model","messages"],properties:{model:{description:"The model's id in the catalo\
gue.",type:"string",minLength:1},messages:{description:"The conversation.",type:"array",minItems:1,items:{type:"object",properties:{content:{$ref:"#/definitions\
/content"}}}},stream:!1,max_tokens:!1,container:{description:"Refused, because containers, files and skills have no owner here.",title:"absent: containers and s\
kills have no owner here",type:"null"},thread:{description:"Refused, because stored conversations have no owner here.",title:"absent: stored conversations have \
no owner here; send the whole conversation",type:"null"}},definitions:{content:{if:{type:"array"},then:{items:{$ref:"#/definitions/part"}}},part:{properties:{type:{
title:"a block that names no file of the vendor's and defines no tool; send files as content, and tools in tools",not:{enum:["container_upload"]}},file_id:{title:"\
absent, because uploaded files have no owner here; send the content itself",type:"null"},source:{properties:{type:{title:"something else than file, because uplo\
aded files have no owner here; send the content itself",not:{const:"file"}},content:{$ref:"#/definitions/content"}}},content:{if:{type:"object"},then:{$ref:"#/d\
efinitions/part"},else:{$ref:"#/definitions/content"}},tool:{properties:{type:{title:"a reference; define tools in tools, where their price is known",enum:["too\
l_reference","mcp_tool_reference","mcp_toolset_reference"]}}},tool_changes:{type:["array","null"],items:{$ref:"#/definitions/part"}}}}}},jr={if:{type:"array"},then:{
items:{$ref:"#/definitions/part"}}},Ne={properties:{type:{title:"a block that names no file of the vendor's and defines no tool; send files as content, and tool\
s in tools",not:{enum:["container_upload"]}},file_id:{title:"absent, because uploaded files have no owner here; send the content itself",type:"null"},source:{properties:{
type:{title:"something else than file, because uploaded files have no owner here; send the content itself",not:{const:"file"}},content:{$ref:"#/definitions/cont\
ent"}}},content:{if:{type:"object"},then:{$ref:"#/definitions/part"},else:{$ref:"#/definitions/content"}},tool:{properties:{type:{title:"a reference; define too\
ls in tools, where their price is known",enum:["tool_reference","mcp_tool_reference","mcp_toolset_reference"]}}},tool_changes:{type:["array","null"],items:{$ref:"\
#/definitions/part"}}}},pr={validate:fr},lr={validate:Fe};function Fe(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==void 0){let a=t.type,m=e,c=e,l=e;if(a!=="container_upload"){let u={};r===null?r=[u]:r.push(u),e++}var n=l===
e;if(n)return Fe.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:Ne.properties.type.
not,parentSchema:Ne.properties.type,data:a}],!1;e=c,r!==null&&(c?r.length=c:r=null);var w=m===e}else var w=!0;if(w){if(t.file_id!==void 0){let a=t.file_id,m=e;if(a!==
null)return Fe.errors=[{instancePath:s+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type:"null"},message:"must be null",schema:Ne.properties.
file_id.type,parentSchema:Ne.properties.file_id,data:a}],!1;var w=m===e}else var w=!0;if(w){if(t.source!==void 0){let a=t.source,m=e;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.type!==void 0){let l=a.type,u=e,v=e,o=e;if(l!=="file"){let d={};r===null?r=[d]:r.push(d),e++}var y=o===e;if(y)return Fe.errors=[{instancePath:s+
"/source/type",schemaPath:"#/properties/source/properties/type/not",keyword:"not",params:{},message:"must NOT be valid",schema:Ne.properties.source.properties.type.
not,parentSchema:Ne.properties.source.properties.type,data:l}],!1;e=v,r!==null&&(v?r.length=v:r=null);var j=u===e}else var j=!0;if(j)if(a.content!==void 0){let l=e;
pr.validate(a.content,{instancePath:s+"/source/content",parentData:a,parentDataProperty:"content",rootData:R})||(r=r===null?pr.validate.errors:r.concat(pr.validate.
errors),e=r.length);var j=l===e}else var j=!0}var w=m===e}else var w=!0;if(w){if(t.content!==void 0){let a=t.content,m=e,c=e,l=!0,u=e;if(!(a&&typeof a=="object"&&
!Array.isArray(a))){let d={};r===null?r=[d]:r.push(d),e++}var k=u===e;e=c,r!==null&&(c?r.length=c:r=null);let v;if(k){let d=e;lr.validate(a,{instancePath:s+"/co\
ntent",parentData:t,parentDataProperty:"content",rootData:R})||(r=r===null?lr.validate.errors:r.concat(lr.validate.errors),e=r.length);var k=d===e;l=k,v="then"}else{
let d=e;pr.validate(a,{instancePath:s+"/content",parentData:t,parentDataProperty:"content",rootData:R})||(r=r===null?pr.validate.errors:r.concat(pr.validate.errors),
e=r.length);var k=d===e;l=k,v="else"}if(!l){let d={instancePath:s+"/content",schemaPath:"#/properties/content/if",keyword:"if",params:{failingKeyword:v},message:'\
must match "'+v+'" schema',schema:Ne.properties.content.if,parentSchema:Ne.properties.content,data:a};return r===null?r=[d]:r.push(d),e++,Fe.errors=r,!1}var w=m===
e}else var w=!0;if(w){if(t.tool!==void 0){let a=t.tool,m=e;if(a&&typeof a=="object"&&!Array.isArray(a)&&a.type!==void 0){let l=a.type;if(!(l==="tool_reference"||
l==="mcp_tool_reference"||l==="mcp_toolset_reference"))return Fe.errors=[{instancePath:s+"/tool/type",schemaPath:"#/properties/tool/properties/type/enum",keyword:"\
enum",params:{allowedValues:Ne.properties.tool.properties.type.enum},message:"must be equal to one of the allowed values",schema:Ne.properties.tool.properties.type.
enum,parentSchema:Ne.properties.tool.properties.type,data:l}],!1}var w=m===e}else var w=!0;if(w)if(t.tool_changes!==void 0){let a=t.tool_changes,m=e;if(!Array.isArray(
a)&&a!==null)return Fe.errors=[{instancePath:s+"/tool_changes",schemaPath:"#/properties/tool_changes/type",keyword:"type",params:{type:Ne.properties.tool_changes.
type},message:"must be array,null",schema:Ne.properties.tool_changes.type,parentSchema:Ne.properties.tool_changes,data:a}],!1;if(e===m&&Array.isArray(a)){var f=!0;
let l=a.length;for(let u=0;u<l;u++){let v=e;lr.validate(a[u],{instancePath:s+"/tool_changes/"+u,parentData:a,parentDataProperty:u,rootData:R})||(r=r===null?lr.validate.
errors:r.concat(lr.validate.errors),e=r.length);var f=v===e;if(!f)break}}var w=m===e}else var w=!0}}}}}return Fe.errors=r,e===0}function fr(t,{instancePath:s="",
parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0,n=e,w=!0,y=e;if(!Array.isArray(t)){let f={};r===null?r=[f]:r.push(f),e++}var j=y===e;if(e=n,
r!==null&&(n?r.length=n:r=null),j){let f=e;if(Array.isArray(t)){var k=!0;let m=t.length;for(let c=0;c<m;c++){let l=e;Fe(t[c],{instancePath:s+"/"+c,parentData:t,
parentDataProperty:c,rootData:R})||(r=r===null?Fe.errors:r.concat(Fe.errors),e=r.length);var k=l===e;if(!k)break}}var j=f===e;w=j}if(!w){let f={instancePath:s,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:jr.if,parentSchema:jr,data:t};return r===null?r=[f]:r.push(f),e++,fr.
errors=r,!1}return fr.errors=r,e===0}function Ie(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let y;if(t.model===void 0&&(y="model")||t.messages===void 0&&(y="messages"))return Ie.errors=[{instancePath:s,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:y},message:"must have required property '"+y+"'",schema:Se.required,parentSchema:Se,data:t}],!1;if(t.model!==void 0){
let j=t.model,k=e;if(e===k)if(typeof j=="string"){if($e(j)<1)return Ie.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:Se.properties.model,data:j}],!1}else return Ie.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Se.properties.model.type,parentSchema:Se.properties.
model,data:j}],!1;var n=k===e}else var n=!0;if(n){if(t.messages!==void 0){let j=t.messages,k=e;if(e===k)if(Array.isArray(j)){if(j.length<1)return Ie.errors=[{instancePath:s+
"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:Se.
properties.messages,data:j}],!1;{var w=!0;let a=j.length;for(let m=0;m<a;m++){let c=j[m],l=e;if(e===l)if(c&&typeof c=="object"&&!Array.isArray(c))c.content!==void 0&&
(fr(c.content,{instancePath:s+"/messages/"+m+"/content",parentData:c,parentDataProperty:"content",rootData:R})||(r=r===null?fr.errors:r.concat(fr.errors),e=r.length));else
return Ie.errors=[{instancePath:s+"/messages/"+m,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Se.
properties.messages.items.type,parentSchema:Se.properties.messages.items,data:c}],!1;var w=l===e;if(!w)break}}}else return Ie.errors=[{instancePath:s+"/messages",
schemaPath:"#/properties/messages/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Se.properties.messages.type,parentSchema:Se.properties.
messages,data:j}],!1;var n=k===e}else var n=!0;if(n){if(t.stream!==void 0){var n=!1;return Ie.errors=[{instancePath:s+"/stream",schemaPath:"#/properties/stream/\
false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:!1,parentSchema:Se.properties.stream,data:t.stream}],!1}else var n=!0;if(n){
if(t.max_tokens!==void 0){var n=!1;return Ie.errors=[{instancePath:s+"/max_tokens",schemaPath:"#/properties/max_tokens/false schema",keyword:"false schema",params:{},
message:"boolean schema is false",schema:!1,parentSchema:Se.properties.max_tokens,data:t.max_tokens}],!1}else var n=!0;if(n){if(t.container!==void 0){let j=t.container,
k=e;if(j!==null)return Ie.errors=[{instancePath:s+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type:"null"},message:"must be nul\
l",schema:Se.properties.container.type,parentSchema:Se.properties.container,data:j}],!1;var n=k===e}else var n=!0;if(n)if(t.thread!==void 0){let j=t.thread,k=e;
if(j!==null)return Ie.errors=[{instancePath:s+"/thread",schemaPath:"#/properties/thread/type",keyword:"type",params:{type:"null"},message:"must be null",schema:Se.
properties.thread.type,parentSchema:Se.properties.thread,data:j}],!1;var n=k===e}else var n=!0}}}}}else return Ie.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Se.type,parentSchema:Se,data:t}],!1;return Ie.errors=r,e===0}var Gr=ye,W={$schema:"http://json-sche\
ma.org/draft-07/schema#",description:"Creates a per-second video task in the unified format. Members that are not listed are forwarded.",type:"object",properties:{
duration:{description:"Seconds. Default: 4.",type:"integer",minimum:4,maximum:15},resolution:{description:"Default: 480p.",enum:["480p","720p","1080p","4k"]},ratio:{
description:"Width to height. Default: 16:9.",enum:["16:9","4:3","1:1","3:4","9:16","21:9"]},references:{description:"Reference images, videos and audio.",type:"\
array",maxItems:12,items:{type:"object",required:["type","url"],properties:{type:{description:"The kind of the media.",enum:["image","video","audio"]},url:{title:"\
a public HTTP(S) URL",description:"A URL that is readable without a login.",type:"string",pattern:"^[hH][tT][tT][pP][sS]?://[^/\\s]"},role:{description:"The rol\
e, which must fit the type: reference_image, reference_video or reference_audio. Default: the role of the type.",type:"string"}},allOf:[{if:{required:["type"],properties:{
type:{const:"image"}}},then:{properties:{role:{const:"reference_image"}}}},{if:{required:["type"],properties:{type:{const:"video"}}},then:{properties:{role:{const:"\
reference_video"}}}},{if:{required:["type"],properties:{type:{const:"audio"}}},then:{properties:{role:{const:"reference_audio"}}}}]}},generate_audio:{description:"\
Whether the video has matching sound. Default: true.",type:"boolean"},watermark:{description:"Default: false.",type:"boolean"}},definitions:{},$defs:{}};function ye(t,{
instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.duration!==void 0){
let m=t.duration,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ye.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer",schema:W.properties.duration.type,parentSchema:W.properties.duration,data:m}],!1;if(e===c&&
typeof m=="number"&&isFinite(m)){if(m>15||isNaN(m))return ye.errors=[{instancePath:s+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{
comparison:"<=",limit:15},message:"must be <= 15",schema:15,parentSchema:W.properties.duration,data:m}],!1;if(m<4||isNaN(m))return ye.errors=[{instancePath:s+"/\
duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison:">=",limit:4},message:"must be >= 4",schema:4,parentSchema:W.properties.
duration,data:m}],!1}var n=c===e}else var n=!0;if(n){if(t.resolution!==void 0){let m=t.resolution,c=e;if(!(m==="480p"||m==="720p"||m==="1080p"||m==="4k"))return ye.
errors=[{instancePath:s+"/resolution",schemaPath:"#/properties/resolution/enum",keyword:"enum",params:{allowedValues:W.properties.resolution.enum},message:"must\
 be equal to one of the allowed values",schema:W.properties.resolution.enum,parentSchema:W.properties.resolution,data:m}],!1;var n=c===e}else var n=!0;if(n){if(t.
ratio!==void 0){let m=t.ratio,c=e;if(!(m==="16:9"||m==="4:3"||m==="1:1"||m==="3:4"||m==="9:16"||m==="21:9"))return ye.errors=[{instancePath:s+"/ratio",schemaPath:"\
#/properties/ratio/enum",keyword:"enum",params:{allowedValues:W.properties.ratio.enum},message:"must be equal to one of the allowed values",schema:W.properties.
ratio.enum,parentSchema:W.properties.ratio,data:m}],!1;var n=c===e}else var n=!0;if(n){if(t.references!==void 0){let m=t.references,c=e;if(e===c)if(Array.isArray(
m)){if(m.length>12)return ye.errors=[{instancePath:s+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit:12},message:"m\
ust NOT have more than 12 items",schema:12,parentSchema:W.properties.references,data:m}],!1;{var w=!0;let u=m.length;for(let v=0;v<u;v++){let o=m[v],d=e,g=e,b=e,
i=!0,h=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let _;if(o.type===void 0&&(_="type")){let A={};r===null?r=[A]:r.push(A),e++}else if(o.type!==void 0&&o.type!==
"image"){let A={};r===null?r=[A]:r.push(A),e++}}var y=h===e;if(e=b,r!==null&&(b?r.length=b:r=null),y){let _=e;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.role!==
void 0){let P=o.role;if(P!=="reference_image")return ye.errors=[{instancePath:s+"/references/"+v+"/role",schemaPath:"#/properties/references/items/allOf/0/then/\
properties/role/const",keyword:"const",params:{allowedValue:"reference_image"},message:"must be equal to constant",schema:"reference_image",parentSchema:W.properties.
references.items.allOf[0].then.properties.role,data:P}],!1}var y=_===e;i=y}if(!i){let _={instancePath:s+"/references/"+v,schemaPath:"#/properties/references/ite\
ms/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:W.properties.references.items.allOf[0].if,parentSchema:W.properties.
references.items.allOf[0],data:o};return r===null?r=[_]:r.push(_),e++,ye.errors=r,!1}var j=g===e;if(j){let _=e,A=e,P=!0,C=e;if(o&&typeof o=="object"&&!Array.isArray(
o)){let x;if(o.type===void 0&&(x="type")){let S={};r===null?r=[S]:r.push(S),e++}else if(o.type!==void 0&&o.type!=="video"){let S={};r===null?r=[S]:r.push(S),e++}}
var k=C===e;if(e=A,r!==null&&(A?r.length=A:r=null),k){let x=e;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.role!==void 0){let I=o.role;if(I!=="reference_video")
return ye.errors=[{instancePath:s+"/references/"+v+"/role",schemaPath:"#/properties/references/items/allOf/1/then/properties/role/const",keyword:"const",params:{
allowedValue:"reference_video"},message:"must be equal to constant",schema:"reference_video",parentSchema:W.properties.references.items.allOf[1].then.properties.
role,data:I}],!1}var k=x===e;P=k}if(!P){let x={instancePath:s+"/references/"+v,schemaPath:"#/properties/references/items/allOf/1/if",keyword:"if",params:{failingKeyword:"\
then"},message:'must match "then" schema',schema:W.properties.references.items.allOf[1].if,parentSchema:W.properties.references.items.allOf[1],data:o};return r===
null?r=[x]:r.push(x),e++,ye.errors=r,!1}var j=_===e;if(j){let x=e,S=e,I=!0,G=e;if(o&&typeof o=="object"&&!Array.isArray(o)){let re;if(o.type===void 0&&(re="type")){
let X={};r===null?r=[X]:r.push(X),e++}else if(o.type!==void 0&&o.type!=="audio"){let X={};r===null?r=[X]:r.push(X),e++}}var f=G===e;if(e=S,r!==null&&(S?r.length=
S:r=null),f){let re=e;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.role!==void 0){let U=o.role;if(U!=="reference_audio")return ye.errors=[{instancePath:s+"/re\
ferences/"+v+"/role",schemaPath:"#/properties/references/items/allOf/2/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_audio"},message:"\
must be equal to constant",schema:"reference_audio",parentSchema:W.properties.references.items.allOf[2].then.properties.role,data:U}],!1}var f=re===e;I=f}if(!I){
let re={instancePath:s+"/references/"+v,schemaPath:"#/properties/references/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "t\
hen" schema',schema:W.properties.references.items.allOf[2].if,parentSchema:W.properties.references.items.allOf[2],data:o};return r===null?r=[re]:r.push(re),e++,
ye.errors=r,!1}var j=x===e}}if(e===d)if(o&&typeof o=="object"&&!Array.isArray(o)){let _;if(o.type===void 0&&(_="type")||o.url===void 0&&(_="url"))return ye.errors=
[{instancePath:s+"/references/"+v,schemaPath:"#/properties/references/items/required",keyword:"required",params:{missingProperty:_},message:"must have required \
property '"+_+"'",schema:W.properties.references.items.required,parentSchema:W.properties.references.items,data:o}],!1;if(o.type!==void 0){let A=o.type,P=e;if(!(A===
"image"||A==="video"||A==="audio"))return ye.errors=[{instancePath:s+"/references/"+v+"/type",schemaPath:"#/properties/references/items/properties/type/enum",keyword:"\
enum",params:{allowedValues:W.properties.references.items.properties.type.enum},message:"must be equal to one of the allowed values",schema:W.properties.references.
items.properties.type.enum,parentSchema:W.properties.references.items.properties.type,data:A}],!1;var a=P===e}else var a=!0;if(a){if(o.url!==void 0){let A=o.url,
P=e;if(e===P)if(typeof A=="string"){if(!Sr.test(A))return ye.errors=[{instancePath:s+"/references/"+v+"/url",schemaPath:"#/properties/references/items/propertie\
s/url/pattern",keyword:"pattern",params:{pattern:"^[hH][tT][tT][pP][sS]?://[^/\\s]"},message:'must match pattern "^[hH][tT][tT][pP][sS]?://[^/\\s]"',schema:"^[h\
H][tT][tT][pP][sS]?://[^/\\s]",parentSchema:W.properties.references.items.properties.url,data:A}],!1}else return ye.errors=[{instancePath:s+"/references/"+v+"/u\
rl",schemaPath:"#/properties/references/items/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:W.properties.references.
items.properties.url.type,parentSchema:W.properties.references.items.properties.url,data:A}],!1;var a=P===e}else var a=!0;if(a)if(o.role!==void 0){let A=o.role,
P=e;if(typeof A!="string")return ye.errors=[{instancePath:s+"/references/"+v+"/role",schemaPath:"#/properties/references/items/properties/role/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:W.properties.references.items.properties.role.type,parentSchema:W.properties.references.items.properties.
role,data:A}],!1;var a=P===e}else var a=!0}}else return ye.errors=[{instancePath:s+"/references/"+v,schemaPath:"#/properties/references/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object",schema:W.properties.references.items.type,parentSchema:W.properties.references.items,data:o}],!1;var w=d===e;
if(!w)break}}}else return ye.errors=[{instancePath:s+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type:"array"},message:"must \
be array",schema:W.properties.references.type,parentSchema:W.properties.references,data:m}],!1;var n=c===e}else var n=!0;if(n){if(t.generate_audio!==void 0){let m=t.
generate_audio,c=e;if(typeof m!="boolean")return ye.errors=[{instancePath:s+"/generate_audio",schemaPath:"#/properties/generate_audio/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:W.properties.generate_audio.type,parentSchema:W.properties.generate_audio,data:m}],!1;var n=c===e}else var n=!0;
if(n)if(t.watermark!==void 0){let m=t.watermark,c=e;if(typeof m!="boolean")return ye.errors=[{instancePath:s+"/watermark",schemaPath:"#/properties/watermark/typ\
e",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:W.properties.watermark.type,parentSchema:W.properties.watermark,data:m}],!1;var n=c===
e}else var n=!0}}}}}else return ye.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:W.type,parentSchema:W,
data:t}],!1;return ye.errors=r,e===0}var Xr=Ke,qe={type:"object",properties:{type:{description:"The kind of the media.",enum:["image","video","audio"]},role:{description:"\
The role, which must fit the type: reference_image, reference_video or reference_audio. Default: the role of the type.",type:"string"}},allOf:[{if:{required:["t\
ype"],properties:{type:{const:"image"}}},then:{properties:{role:{const:"reference_image"}}}},{if:{required:["type"],properties:{type:{const:"video"}}},then:{properties:{
role:{const:"reference_video"}}}},{if:{required:["type"],properties:{type:{const:"audio"}}},then:{properties:{role:{const:"reference_audio"}}}}],definitions:{},
$defs:{}};function Ke(t,{instancePath:s="",parentData:se,parentDataProperty:ee,rootData:R=t}={}){let r=null,e=0,n=e,w=e,y=!0,j=e;if(t&&typeof t=="object"&&!Array.
isArray(t)){let l;if(t.type===void 0&&(l="type")){let u={};r===null?r=[u]:r.push(u),e++}else if(t.type!==void 0&&t.type!=="image"){let u={};r===null?r=[u]:r.push(
u),e++}}var k=j===e;if(e=w,r!==null&&(w?r.length=w:r=null),k){let l=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.role!==void 0){let v=t.role;if(v!=="referen\
ce_image")return Ke.errors=[{instancePath:s+"/role",schemaPath:"#/allOf/0/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_image"},message:"\
must be equal to constant",schema:"reference_image",parentSchema:qe.allOf[0].then.properties.role,data:v}],!1}var k=l===e;y=k}if(!y){let l={instancePath:s,schemaPath:"\
#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:qe.allOf[0].if,parentSchema:qe.allOf[0],data:t};return r===null?
r=[l]:r.push(l),e++,Ke.errors=r,!1}var f=n===e;if(f){let l=e,u=e,v=!0,o=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let g;if(t.type===void 0&&(g="type")){let b={};
r===null?r=[b]:r.push(b),e++}else if(t.type!==void 0&&t.type!=="video"){let b={};r===null?r=[b]:r.push(b),e++}}var a=o===e;if(e=u,r!==null&&(u?r.length=u:r=null),
a){let g=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.role!==void 0){let i=t.role;if(i!=="reference_video")return Ke.errors=[{instancePath:s+"/role",schemaPath:"\
#/allOf/1/then/properties/role/const",keyword:"const",params:{allowedValue:"reference_video"},message:"must be equal to constant",schema:"reference_video",parentSchema:qe.
allOf[1].then.properties.role,data:i}],!1}var a=g===e;v=a}if(!v){let g={instancePath:s,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema',schema:qe.allOf[1].if,parentSchema:qe.allOf[1],data:t};return r===null?r=[g]:r.push(g),e++,Ke.errors=r,!1}var f=l===e;if(f){let g=e,b=e,
i=!0,h=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let _;if(t.type===void 0&&(_="type")){let A={};r===null?r=[A]:r.push(A),e++}else if(t.type!==void 0&&t.type!==
"audio"){let A={};r===null?r=[A]:r.push(A),e++}}var m=h===e;if(e=b,r!==null&&(b?r.length=b:r=null),m){let _=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.role!==
void 0){let P=t.role;if(P!=="reference_audio")return Ke.errors=[{instancePath:s+"/role",schemaPath:"#/allOf/2/then/properties/role/const",keyword:"const",params:{
allowedValue:"reference_audio"},message:"must be equal to constant",schema:"reference_audio",parentSchema:qe.allOf[2].then.properties.role,data:P}],!1}var m=_===
e;i=m}if(!i){let _={instancePath:s,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema',schema:qe.allOf[2].if,
parentSchema:qe.allOf[2],data:t};return r===null?r=[_]:r.push(_),e++,Ke.errors=r,!1}var f=g===e}}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==
void 0){let l=t.type,u=e;if(!(l==="image"||l==="video"||l==="audio"))return Ke.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",
params:{allowedValues:qe.properties.type.enum},message:"must be equal to one of the allowed values",schema:qe.properties.type.enum,parentSchema:qe.properties.type,
data:l}],!1;var c=u===e}else var c=!0;if(c)if(t.role!==void 0){let l=t.role,u=e;if(typeof l!="string")return Ke.errors=[{instancePath:s+"/role",schemaPath:"#/pr\
operties/role/type",keyword:"type",params:{type:"string"},message:"must be string",schema:qe.properties.role.type,parentSchema:qe.properties.role,data:l}],!1;var c=u===
e}else var c=!0}else return Ke.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:qe.type,parentSchema:qe,
data:t}],!1;return Ke.errors=r,e===0}var Jr={UKOyYKU0JKzszyc0YTAsECDJKlaUWnFF3LlxqgOUMOQ:Cr,"NakxarxGrZjt9x6askJq-1hG_GcXJyUv9uwXcjZqqr4":qr,"hvV2ylIIYTYuREVpD8\
Wi-ocCw574s-hEx4Xrg3VWooY":xr,"E0oj9i9pRsJX-z-ApJGby80mws86mYUsEwA6G8wi8j4":Tr,"TvW_0YE4yqG7pUm-fVu3xX8qmr0Z5oA4hPLtI9mu-h0":Dr,"b3_GIYCX5V08SUGNrwS-97V7xBeapBl\
3VBE6EiOTT8A":Nr,"0IPutZ0T6B1SSQU7SoiF-dopBfvZync2TCt58E8psOg":Rr,"6kRwAN7aKQTxqLvPS6PKKnXIOASmvJ2Ot4S9eqo-O08":Ir,"nl28iNoSbOe-WLQ-7-VaO4EIy4RzaTfesqZ5IgFp87Y":Lr,
oZFxBOB2xOSRhWndncKgcikuLrnZTMguvcd1qzOEiTQ:zr,wkN9YW3TUi36dYMNmyRJWodENsQKt5gC8W6rO5yI6hc:Ur,"pB4iNl5vzGk-gOvaX48B6nQ4SSheR5BrPOWHSesrXfE":Vr,"vlja4vDn_gRIyRY3\
pXv34B-gnYkI7o8cGWyGmvq_kcI":Kr,fmN3emR5odgNdvpY3T4NrLfUKDoXdtnUeo0tWllCsZc:Fr,EUVTEqsDqMsYIK67fretcHxqgPGdLqXr8AUcT4FGQjY:Gr,N5yXDwJUCdPCagLb83y8mhpp1Xowy2SqDHhDL102njs:Xr};export{Jr as requestValidators};
